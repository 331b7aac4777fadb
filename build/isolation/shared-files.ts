import { readFileSync } from 'node:fs';
import type { Core } from '../core/core';
import { isCopy } from '../core/site-file';
import { isText, merchantIdsInCode } from './merchant-ids';
import type { Hits } from './secret-search';

/** What is in the files that all sites share. */
export interface SharedHits extends Hits {
  ids: Set<string>;
}

/** Searches the core, and the words of the templates (`words`). */
export function lookThrough(
  { files, entryCss, page }: Core,
  words: string,
  hitsIn: (bytes: Buffer) => Hits,
): SharedHits {
  const found: SharedHits = { secrets: new Set(), meant: new Set(), ids: new Set() };
  const look = (path: string, bytes: Buffer) => {
    const hits = hitsIn(bytes);
    for (const secret of hits.secrets) found.secrets.add(secret);
    for (const secret of hits.meant) found.meant.add(secret);
    if (isText(path)) for (const id of merchantIdsInCode(bytes.toString('latin1'))) found.ids.add(id);
  };
  look('templates.js', Buffer.from([entryCss, page.script, page.login, words].join('\n')));
  for (const { path, source } of files) if (!isCopy(path)) look(path, readFileSync(source));
  return found;
}
