import type { Merchant } from '../brand/merchant';
import type { Templates } from '../brand/templates';
import type { Core } from '../core/core';
import type { Memo } from '../core/memo';
import { type MadeFile, type SiteFile, sha256 } from '../core/site-file';
import type { Environment } from '../environment/environment';
import { Failure } from '../shared/failure';
import type { Problem } from '../shared/problem';
import type { Belongings } from './belongings';
import { unpacked } from './copies';
import { merchantIdsIn } from './merchant-ids';
import { saidByApp } from './said-by-app';
import { secretSearch } from './secret-search';
import { type Secret, soughtOf } from './secrets';
import { lookThrough } from './shared-files';
import { few, type LeakSearch, leakSearch, told } from './site-leaks';

/** Makes sure that no site shows what belongs to another merchant (docs/decisions/0061-isolation.md). */
export interface Gate {
  /** Names that cannot be looked for, because the app itself says them. */
  warnings: Problem[];
  /** The errors of malls whose host or address is a word of the app's code. Their sites must not be built. */
  refused: Problem[];
  /** Throws `Failure` when a site holds something of another merchant. */
  check(merchant: Merchant, environment: Environment, files: readonly SiteFile[]): Promise<void>;
  /** Says what files hold of other merchants. */
  leaksIn: LeakSearch;
  /** Hash of everything that is searched for. */
  sought: string;
}

interface Surroundings {
  /** Folder of the merchants. */
  dir: string;
  core: Core;
  templates: Templates;
  memo: Memo;
  /** Hash of the builder, the gate's own code and the templates included. */
  builder: string;
}

/**
 * Searches what all sites share, once. Throws `Failure` when something of a merchant is there that is no chance hit,
 * because then no site may be published.
 */
export async function isolationGate(
  everybody: readonly Belongings[],
  { dir, core, templates, memo, builder }: Surroundings,
): Promise<Gate> {
  const sought = soughtOf(everybody);
  const { secrets, ids } = sought;
  const text = [[...ids].join(), soughtText(secrets)];
  const key = ['isolation', builder, core.hash, ...text];
  const known = await memo(key, async () => {
    const found = lookThrough(core, templates.words, secretSearch(secrets));
    const numbersOf = (some: ReadonlySet<Secret>) =>
      secrets.flatMap((one, at) => (some.has(one) ? [at] : []));
    const numbers = { secrets: numbersOf(found.secrets), meant: numbersOf(found.meant) };
    return Buffer.from(JSON.stringify({ ...numbers, ids: [...found.ids] } satisfies Remembered));
  });
  const shared = JSON.parse(known.toString()) as Remembered; // written by the line above
  const secretsAt = (numbers: readonly number[]) => numbers.flatMap((at) => secrets[at] ?? []);

  const leaked = secretsAt(shared.meant).map(told);
  leaked.push(...shared.ids.filter((id) => ids.has(id)).map((id) => `the id ${id}`));
  if (leaked.length > 0)
    throw new Failure(`The app itself contains ${few(leaked)}. No site may contain that.`);

  const inShared = secretsAt(shared.secrets);
  // programme and icon may share a name
  const different = new Map(
    inShared.map((secret) => [`${secret.owner} ${secret.kind} ${secret.text}`, secret]),
  );
  const said = [...different.values()].map((secret) => saidByApp(dir, secret));
  const common = { secrets: new Set(inShared), ids: merchantIdsIn(templates.words) };
  const leaksIn = leakSearch(sought, common);
  return {
    warnings: said.filter(({ severity }) => severity === 'warning'),
    refused: said.filter(({ severity }) => severity === 'error'),
    check: async (merchant, environment, files) => {
      const made = files.filter((file): file is MadeFile => 'bytes' in file);
      const leaks = leaksIn(merchant, environment, unpacked(made));
      if (leaks.length > 0) {
        throw new Failure(
          `The site would show what belongs to another mall: ${few(leaks)}. So it is not published. If both malls may show it, write it into both configs. If not, look for it in the app and in the templates.`,
        );
      }
    },
    leaksIn,
    sought: sha256(text.join('\n')),
  };
}

/** What the memo keeps: the numbers of the secrets that were found, and ids. */
interface Remembered {
  secrets: number[];
  meant: number[];
  ids: string[];
}

function soughtText(secrets: readonly Secret[]): string {
  return secrets
    .map(({ kind, words }, at) => `${at} ${kind} ${words.map((bytes) => bytes.toString('base64')).join()}`)
    .join('\n');
}
