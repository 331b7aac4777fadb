import { defaultProgram } from '../brand/default-program';
import type { Merchant } from '../brand/merchant';
import type { MadeFile } from '../core/site-file';
import type { Environment } from '../environment/environment';
import { fewOf } from '../shared/words';
import { isText, merchantIdsIn } from './merchant-ids';
import { secretSearch } from './secret-search';
import type { Secret, Sought } from './secrets';

/** What any site may hold, because all of them share it. */
export interface Common {
  secrets: ReadonlySet<Secret>;
  ids: ReadonlySet<string>;
}

/** The site's own files, without compressed copies. */
export type OwnFile = Pick<MadeFile, 'path' | 'bytes' | 'sha256'>;

/** Says in words what a site holds of other merchants. */
export type LeakSearch = (
  merchant: Merchant,
  environment: Environment,
  files: readonly OwnFile[],
) => string[];

export function leakSearch({ secrets, pictures, ids }: Sought, common: Common): LeakSearch {
  const hitsIn = secretSearch(secrets);
  return (merchant, environment, files) => {
    const found: [Secret, string][] = [];
    const foundIds: [string, string][] = [];
    const leaks: string[] = [];
    for (const { path, bytes, sha256 } of files) {
      for (const secret of hitsIn(bytes).secrets) {
        if (secret.owner !== merchant.id && !common.secrets.has(secret)) found.push([secret, path]);
      }
      const owner = pictures.get(sha256);
      if (owner !== undefined && owner !== merchant.id) leaks.push(`the logo of ${owner} as ${path}`);
      if (ids.size === 0 || !isText(path)) continue;
      for (const id of merchantIdsIn(bytes.toString('latin1'))) {
        if (ids.has(id) && id !== merchant.id && !common.ids.has(id)) foundIds.push([id, path]);
      }
    }
    if (found.length + foundIds.length === 0) return leaks;
    const own = ownMaterial(merchant, environment);
    const exempt = hitsIn(own).secrets;
    const exemptIds = merchantIdsIn(own.toString('latin1'));
    for (const [secret, path] of found) if (!exempt.has(secret)) leaks.push(`${told(secret)} in ${path}`);
    for (const [id, path] of foundIds) if (!exemptIds.has(id)) leaks.push(`the id of ${id} in ${path}`);
    return leaks;
  };
}

/** What a merchant's own config says. Its site may show that, even if another merchant has the same. */
function ownMaterial({ config, logo, icon, id }: Merchant, { apiBaseUrl }: Environment): Buffer {
  const texts = [id, JSON.stringify(config), defaultProgram(config.name), apiBaseUrl];
  return Buffer.concat([Buffer.from(texts.join('\n')), logo, icon ?? Buffer.alloc(0)]);
}

export function told({ owner, kind, text }: Secret): string {
  return kind === 'logo' ? `the logo of ${owner}` : `the ${kind} ${JSON.stringify(text)} of ${owner}`;
}

/** The first few of them, as a list in a sentence. */
export function few(leaks: readonly string[]): string {
  return fewOf([...new Set(leaks)], 3);
}
