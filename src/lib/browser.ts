const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/UCBrowser/, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** The browser's name as the backend wants it. The order matters: most claim to be Chrome or Safari. */
export function browserName(userAgent = navigator.userAgent): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
}

/** Whether the page runs as an installed app instead of in a browser tab. */
export function isInstalledApp(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}
