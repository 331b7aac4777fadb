/** Names of files that a merchant's folder may hold. None of them can lead into another folder. */
const fileName = /^[\w-][\w.-]{0,60}\.(json|svg|png|jpg|woff2)$/;

export function isFolderFile(name: string): boolean {
  return fileName.test(name);
}

/** The files beside `merchant.json` that a config names, or takes unnamed, by their keys. Both sides of the studio use it. */
export function namedFiles(config: unknown): Map<string, string> {
  const { logo, icon, theme, share } = record(config);
  const { font } = record(theme);
  const { image } = record(share);
  const named = new Map([
    ['logo', typeof logo === 'string' ? logo : 'logo.svg'],
    ['share.image', typeof image === 'string' ? image : 'share.png'], // where the folder has it
  ]);
  if (typeof icon === 'string') named.set('icon', icon);
  if (typeof font === 'string' && font.endsWith('.woff2')) named.set('theme.font', font);
  return named;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // every key of an object can be asked for
}
