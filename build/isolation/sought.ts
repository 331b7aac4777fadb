import { oncePer } from '../core/once-per';
import { sha256 } from '../core/site-file';
import type { Belongings } from './belongings';
import { ownPictures, type Secret, secretsOf } from './secrets';

/** What only its owner's site may hold. */
export interface Sought {
  secrets: readonly Secret[];
  /** The owner of the picture with a sha256. */
  pictures: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
}

export const soughtOf = oncePer((everybody: readonly Belongings[]): Sought => {
  const ids = new Set(everybody.map(({ id }) => id));
  return { secrets: secretsOf(everybody), pictures: ownPictures(everybody), ids };
});

/** A short digest of each. Nobody can tell from it what it was made of. */
export function digestsOf({ secrets, pictures, ids }: Sought): string[] {
  return [...secrets.map(digestOfSecret), ...[...pictures].map(digestOfPicture), ...[...ids].map(digestOfId)];
}

/** The same, without what has one of these digests. */
export function soughtBeyond(known: ReadonlySet<string>, { secrets, pictures, ids }: Sought): Sought {
  return {
    secrets: secrets.filter((secret) => !known.has(digestOfSecret(secret))),
    pictures: new Map([...pictures].filter((picture) => !known.has(digestOfPicture(picture)))),
    ids: new Set([...ids].filter((id) => !known.has(digestOfId(id)))),
  };
}

function digestOfSecret({ owner, kind, words }: Secret): string {
  return digest(kind, owner, words.map((bytes) => bytes.toString('latin1')).join('\n'));
}

function digestOfPicture([bytes, owner]: [string, string]): string {
  return digest('picture', owner, bytes);
}

function digestOfId(id: string): string {
  return digest('id', id, '');
}

function digest(kind: string, owner: string, what: string): string {
  return sha256(`${kind} ${owner} ${what}`).slice(0, 16);
}
