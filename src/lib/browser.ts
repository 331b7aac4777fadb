const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/UCBrowser/, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/**
 * The browser's name in the form that the backend expects. The order matters, because most browsers claim to be Chrome
 * or Safari.
 */
export function browserName(userAgent = navigator.userAgent): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
}

/** Whether the page runs as an installed app, not in a browser tab. */
export function isInstalledApp(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Whether the shopper has asked the browser to load as little as possible. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Chrome alone knows it
  return connection?.saveData === true;
}
