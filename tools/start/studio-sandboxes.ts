import type { Merchant } from '../../build/brand/merchant';
import { type EnvironmentSources, environmentOf } from '../../build/environment/environment';
import { Failure } from '../../build/shared/failure';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { people, type SamplePerson } from '../../sandbox/members/sample-people';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';
import { defaultSettings, type MerchantSettings } from '../../sandbox/noun/settings';
import { sampleSession, sendOtp } from '../shared/sample-session';
import { rethrowNamed, sandboxMerchantOf } from '../shared/sandbox-merchant';
import { type Desk, deskName } from '../studio/browser';
import type { StudioBackend } from '../studio/preview/studio-backend';

/** Nobody types it: the sessions log in by themselves. */
const sampleOtp = '1234';

/** A sandbox of its own for each mall that a browser opens, in memory. Its sample pictures follow the draft. */
export function studioBackend(environment: EnvironmentSources): StudioBackend & { close(): Promise<void> } {
  const malls = new Map<string, SandboxMerchant>();
  const keys = new Map<string, string>();
  const sandboxes = new Map<string, Promise<Sandbox>>();
  let newNumbers = 0;
  const keyOf = (desk: Desk) => keys.get(deskName(desk)) ?? '';
  const sandboxOf = (desk: Desk) => {
    const name = deskName(desk);
    const known = sandboxes.get(name);
    if (known) return known;
    const merchant = malls.get(name);
    if (!merchant) throw new Failure(`The mall ${desk.id} is not open.`);
    const made = createSandbox({
      db: ':memory:',
      merchants: [merchant],
      payloadKey: () => keyOf(desk),
      makeOtp: () => sampleOtp,
    });
    sandboxes.set(name, made);
    made.catch(() => sandboxes.delete(name)); // the next request tries again
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
    onDraft: (desk: Desk, merchant: Merchant) => {
      const name = deskName(desk);
      const current = sandboxMerchantOf(merchant);
      // The sandbox keeps the object that it was started with, so a changed name or colour reaches it at once.
      keys.set(name, environmentOf(merchant, environment).payloadKey);
      malls.set(name, Object.assign(malls.get(name) ?? current, current));
    },
    onForgotten: (desk: Desk) => {
      const name = deskName(desk);
      void sandboxes.get(name)?.then((sandbox) => sandbox.close());
      for (const kept of [sandboxes, malls, keys]) kept.delete(name);
    },
    api: async (desk, request) => (await sandboxOf(desk)).fetch(request),
    states: Object.entries(previewStates).map(([name, { title = '', member } = {}]) => ({
      name,
      title,
      member: member?.mobile,
    })),
    session: async (desk, mobile, path, state) => {
      const sandbox = await sandboxOf(desk);
      const [merchant] = sandbox.merchants;
      if (merchant) {
        const settings = { ...defaultSettings(merchant, 0), ...previewStates[state]?.settings };
        await sandbox.changeSettings(desk.id, settings).catch(rethrowNamed);
      }
      if (mobile !== '') return { stored: await sampleSession(sandbox, desk.id, mobile, keyOf(desk)) };
      if (path !== '/otpverification') return { stored: {} };
      const mobileNumber = String(9_876_510_000 + newNumbers++); // a known one gets only a few OTPs
      const otpId = await sendOtp(sandbox, desk.id, mobileNumber, keyOf(desk));
      return { stored: {}, handedOn: { mobileNumber, otpId } };
    },
    close: async () => {
      for (const sandbox of sandboxes.values()) await (await sandbox).close();
    },
  };
}

interface PreviewState {
  title: string;
  /** Who sees it. Without one: anybody. */
  member?: SamplePerson;
  /** What is different from the sandbox's usual settings. */
  settings?: Partial<MerchantSettings>;
}

/** States of a mall's data to look at in the studio, by their names. */
const previewStates: Readonly<Partial<Record<string, PreviewState>>> = {
  usual: { title: 'As usual' },
  longNames: {
    title: 'Long names',
    member: people.padma,
    settings: { pointsName: 'Celebration Points', pointsShortName: 'Points', currencyCode: 'AED ' },
  },
  noPoints: { title: 'No points', member: people.rohan },
  muchData: {
    title: 'Much data',
    member: people.aarav,
    settings: {
      offerCount: 500,
      bannerCount: 12,
      extraProducts: 500,
      extraBrands: 500,
      extraTransactions: 500,
    },
  },
  maintenance: { title: 'Maintenance', settings: { maintenance: true } },
};
