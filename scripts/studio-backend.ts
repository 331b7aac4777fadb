import { Failure } from '../build/cli';
import { type EnvironmentSources, environmentOf } from '../build/environment';
import type { Merchant } from '../build/merchant';
import type { StudioBackend } from '../build/studio/open-studio';
import { createSandbox, type Sandbox } from '../sandbox/create-sandbox';
import { people, type SamplePerson } from '../sandbox/members/sample-people';
import type { SandboxMerchant } from '../sandbox/merchants/sandbox-merchant';
import { sampleSession } from './sample-session';
import { sandboxMerchantOf } from './sandbox-merchant';

/** A sandbox of its own for each mall that the studio opens, in memory. Its sample pictures follow the draft. */
export function studioBackend(environment: EnvironmentSources): StudioBackend & { close(): Promise<void> } {
  const malls = new Map<string, SandboxMerchant>();
  const keys = new Map<string, string>();
  const sandboxes = new Map<string, Promise<Sandbox>>();
  const keyOf = (id: string) => keys.get(id) ?? '';
  const sandboxOf = (id: string) => {
    const known = sandboxes.get(id);
    if (known) return known;
    const merchant = malls.get(id);
    if (!merchant) throw new Failure(`The mall ${id} is not open.`);
    const made = createSandbox({
      db: ':memory:',
      merchants: [merchant],
      payloadKey: keyOf,
    });
    sandboxes.set(id, made);
    return made;
  };
  const members = Object.values<SamplePerson>(people).filter(
    ({ membership }) => membership && membership.complete !== false,
  );
  return {
    members: members.map(({ mobile, profile }) => ({
      mobile,
      name: [profile.firstName, profile.lastName].filter(Boolean).join(' '),
    })),
    onDraft: (merchant: Merchant) => {
      const current = sandboxMerchantOf(merchant);
      // The sandbox keeps the object that it was started with, so a changed name or colour reaches it at once.
      keys.set(merchant.id, environmentOf(merchant, environment).payloadKey);
      malls.set(merchant.id, Object.assign(malls.get(merchant.id) ?? current, current));
    },
    api: async (id, request) => (await sandboxOf(id)).fetch(request),
    session: async (id, mobile) => sampleSession(await sandboxOf(id), id, mobile, keyOf(id)),
    close: async () => {
      for (const sandbox of sandboxes.values()) await (await sandbox).close();
    },
  };
}
