import { valueAt } from '../../build/shared/value-at';

/** Names of files that a merchant's folder may hold. None of them can lead into another folder. */
const fileName = /^[\w-][\w.-]{0,60}\.(json|svg|png|jpe?g|webp|woff2)$/;

export function isFolderFile(name: string): boolean {
  return fileName.test(name);
}

/** The files beside `merchant.json` that a config names, or takes unnamed, by their keys. Both sides of the studio use it. */
export function namedFiles(config: unknown): Map<string, string> {
  const [logo, icon, image] = [['logo'], ['icon'], ['share', 'image']].map((path) => valueAt(config, path));
  const named = new Map([
    ['logo', typeof logo === 'string' ? logo : 'logo.svg'],
    ['share.image', typeof image === 'string' ? image : 'share.png'], // where the folder has it
  ]);
  if (typeof icon === 'string') named.set('icon', icon);
  for (const path of [
    ['theme', 'font'],
    ['theme', 'headline', 'font'],
  ]) {
    const font = valueAt(config, path);
    if (typeof font === 'string' && font.endsWith('.woff2')) named.set(path.join('.'), font);
  }
  const photo = valueAt(config, ['theme', 'photo', 'file']);
  if (typeof photo === 'string') named.set('theme.photo.file', photo);
  return named;
}
