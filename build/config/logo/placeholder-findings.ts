import type { MerchantConfig } from '@/brand/merchant-schema';
import { type Finding, fileWarning, warningAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';
import { isLetterLogo } from '../../pictures/letter-logo';

/** Values that stand in our examples. Nobody means them. */
const examples: readonly { path: readonly (string | number)[]; values: RegExp }[] = [
  { path: ['name'], values: /^the mall$/i },
  { path: ['program', 'name'], values: /^the mall rewards$/i },
  { path: ['api', 'baseUrl'], values: /\b(my|the)-mall\.example\b/i },
  { path: ['integrations', 'maps', 'attribution'], values: /its makers$/i },
];
const exampleHost = /(^|\.)(my|the)-mall\.example$/i;

/** Warns of every value that is still the one of an example. */
export function placeholderFindings(config: MerchantConfig, document: JsonDocument): Finding[] {
  const paths = [
    ...examples
      .filter(({ path, values }) => values.test(document.textAt(path) ?? ''))
      .map(({ path }) => path),
    ...config.hosts.flatMap((host, index) => (exampleHost.test(host) ? [['hosts', index]] : [])),
  ];
  return paths.map((path) => {
    const value = JSON.stringify(document.valueAt(path));
    const message = `${value} is only an example of what stands here.`;
    const fix = "ask the client, and write the mall's own value";
    return { ...warningAt(document.locate(path), message, fix), placeholder: true };
  });
}

/** Warns of the logo that `mall new` draws for a mall that has sent none. */
export function placeholderLogoFindings(logo: Buffer): Finding[] {
  if (!isLetterLogo(logo)) return [];
  const message = 'The logo is the placeholder that every new mall gets, not the logo of the mall.';
  return [{ ...fileWarning(message, "put the mall's own logo in its place"), placeholder: true }];
}
