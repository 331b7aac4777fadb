const policyName = 'default';
/** Leaflet uses this text to find out whether the browser draws SVG. */
const leafletProbe = '<svg/>';

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): unknown;
}

/**
 * The default Trusted Types policy. Tokens are in localStorage (docs/architecture.md#security-in-short), so no library
 * may turn a string into markup or into the address of a script. An attempt throws an error, except for the exceptions
 * below.
 */
export function enforceTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes; // missing in TypeScript's DOM library
  factory?.createPolicy(policyName, { createHTML: htmlWithoutMarkup, createScriptURL: ownScript });
}

/** Exported for its test. */
export function htmlWithoutMarkup(html: string): string {
  if (html === leafletProbe || !html.includes('<')) return html;
  throw new TypeError('This page turns no string into markup.');
}

/** Exported for its test. */
export function ownScript(address: string): string {
  const url = new URL(address, location.origin);
  const known = url.pathname === '/service-worker.js' || /^\/assets\/[^/]+\.js$/.test(url.pathname);
  if (url.origin === location.origin && known) return address;
  throw new TypeError(`This page runs no script from ${url.origin}${url.pathname}.`);
}
