/** What the code of every site names: services of phones, and what libraries write into their code. */
export const namedHosts: readonly string[] = [
  'bit.ly',
  'googleapis.com',
  'i.test',
  'leafletjs.com',
  'none.invalid',
  'react.dev',
  'w3.org',
  'wa.me',
];

/** Maps that anybody may link to or show. */
const mapHosts = ['google.com', 'openstreetmap.org'];

const fileEnding = /\.(conf|css|gz|html?|ico|ics|js|json|map|png|svg|txt|webmanifest|webp|woff2)$/;

/** Whether a host stands in every site, so that it cannot be one mall's own: a public service, or the name of a file. */
export function isInEverySite(host: string): boolean {
  return (
    [...namedHosts, ...mapHosts].some((known) => `.${host}`.endsWith(`.${known}`)) || fileEnding.test(host)
  );
}
