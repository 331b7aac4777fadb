import type { Problem } from '../shared/problem';
import type { Belongings } from './belongings';
import { placeOfName } from './name-place';
import type { Secret } from './secrets';

/**
 * Names that cannot be searched for, because the app itself says them. Each gives one warning, even if programme and icon
 * share it.
 */
export function notLookedFor(secrets: readonly Secret[], everybody: readonly Belongings[]): Problem[] {
  const names = new Map(secrets.map((secret) => [`${secret.owner} ${secret.text}`, secret]));
  const folders = new Map(everybody.map(({ id, folder }) => [id, folder]));
  return [...names.values()].map((secret) => unsought(secret, folders.get(secret.owner) ?? ''));
}

function unsought({ owner, text }: Secret, folder: string): Problem {
  const message = `The app itself says ${JSON.stringify(text)}, so no build can tell whether that name is in another mall's site.`;
  const fix = 'choose a name that only this mall has, or keep it: its own site is right either way';
  return { merchant: owner, ...placeOfName(folder, text), severity: 'warning', message, fix };
}
