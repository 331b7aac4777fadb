/** What every site names, whoever's it is: the maps, the services of phones, and what libraries write into their code. */
const publicHosts = [
  'bit.ly',
  'google.com',
  'googleapis.com',
  'i.test',
  'leafletjs.com',
  'none.invalid',
  'openstreetmap.org',
  'react.dev',
  'w3.org',
  'wa.me',
];

const fileEnding = /\.(conf|css|gz|html?|ico|ics|js|json|map|png|svg|txt|webmanifest|webp|woff2)$/;

/** Whether a host stands in every site, so that it cannot be one mall's own: a public service, or the name of a file. */
export function isInEverySite(host: string): boolean {
  return publicHosts.some((known) => `.${host}`.endsWith(`.${known}`)) || fileEnding.test(host);
}
