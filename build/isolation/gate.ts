import type { Merchant } from '../brand/merchant';
import type { Templates } from '../brand/templates';
import type { Core } from '../core/core';
import { isCopy, type SiteFile } from '../core/site-file';
import type { Environment } from '../environment/environment';
import { Failure } from '../shared/failure';
import type { Problem } from '../shared/problem';
import type { Belongings } from './belongings';
import { merchantIdsIn } from './merchant-ids';
import { saidByApp } from './said-by-app';
import { secretSearch } from './secret-search';
import { soughtOf } from './secrets';
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
}

interface Surroundings {
  /** Folder of the merchants. */
  dir: string;
  core: Core;
  templates: Templates;
}

/**
 * Searches what all sites share, once. Throws `Failure` when something of a merchant is there that is no chance hit,
 * because then no site may be published.
 */
export async function isolationGate(
  everybody: readonly Belongings[],
  { dir, core, templates }: Surroundings,
): Promise<Gate> {
  const sought = soughtOf(everybody);
  const found = lookThrough(core, templates.words, secretSearch(sought.secrets));

  const leaked = sought.secrets.filter((secret) => found.meant.has(secret)).map(told);
  leaked.push(...[...found.ids].filter((id) => sought.ids.has(id)).map((id) => `the id ${id}`));
  if (leaked.length > 0)
    throw new Failure(`The app itself contains ${few(leaked)}. No site may contain that.`);

  const inShared = sought.secrets.filter((secret) => found.secrets.has(secret));
  // programme and icon may share a name
  const different = new Map(
    inShared.map((secret) => [`${secret.owner} ${secret.kind} ${secret.text}`, secret]),
  );
  const said = [...different.values()].map((secret) => saidByApp(dir, secret));
  const common = { secrets: found.secrets, ids: merchantIdsIn(templates.words) };
  const leaksIn = leakSearch(sought, common);
  return {
    warnings: said.filter(({ severity }) => severity === 'warning'),
    refused: said.filter(({ severity }) => severity === 'error'),
    check: async (merchant, environment, files) => {
      const made = files.filter((file) => 'bytes' in file);
      const plain = made.filter(({ path }) => !isCopy(path));
      const leaks = leaksIn(merchant, environment, plain);
      if (leaks.length > 0) {
        throw new Failure(
          `The site would show what belongs to another mall: ${few(leaks)}. So it is not published. If both malls may show it, write it into both configs. If not, look for it in the app and in the templates.`,
        );
      }
    },
    leaksIn,
  };
}
