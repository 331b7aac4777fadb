import { domainToUnicode } from 'node:url';
import { apiBaseUrlFault } from '@/brand/addresses';
import { leadsInto } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { errorAt, type Finding, noteAt, warningAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';
import { backendFault, backendWarning } from '../../environment/environment';

/**
 * Checks of `api.baseUrl` that the schema cannot make: whether the site itself answers the address, and whether it is
 * encrypted. It also works for a config with other mistakes, so that one run shows every problem.
 */
export function backendFindings(document: JsonDocument): Finding[] {
  const address = document.textAt(['api', 'baseUrl']);
  if (address === undefined || apiBaseUrlFault(address) !== undefined) return [];
  const position = document.locate(['api', 'baseUrl']);
  const named = `api.baseUrl is ${JSON.stringify(address)}: it`;
  const fault = backendFault(address);
  if (fault)
    return [errorAt(position, `${named} ${fault}.`, 'choose a path that no screen has, such as /api')];
  const warning = backendWarning(address);
  if (!warning) return [];
  const value = address.replace(/^http:/i, 'https:');
  const proposed = { path: ['api', 'baseUrl'], value };
  return [{ ...warningAt(position, `${named} ${warning}.`, `did you mean "${value}"?`), proposed }];
}

/** A note on each host in the spelling of DNS, which nobody can read, with the name that browsers may show. */
export function hostFindings({ hosts }: MerchantConfig, document: JsonDocument): Finding[] {
  return hosts.flatMap((host, index) => {
    const name = domainToUnicode(host);
    if (name === host || name === '') return [];
    const message = `hosts[${index}] reads as ${name}. Compare each letter with the address that the client gave: some letters look alike.`;
    return [noteAt(document.locate(['hosts', index]), message)];
  });
}

/** A note on tiles and menu entries that a config lists and that nobody sees: the area that they lead into is off. */
export function areaFindings(
  { screens, dashboard, menu, links }: MerchantConfig,
  document: JsonDocument,
): Finding[] {
  const lists = [
    { path: ['dashboard', 'tiles'], names: dashboard.tiles },
    { path: ['menu', 'entries'], names: menu.entries },
  ] as const;
  return lists.flatMap(({ path, names }) => {
    if (!document.has(path)) return []; // the standard list leaves them out without a word
    return names.flatMap((name, index) => {
      const position = document.locate([...path, index]);
      if (name === 'privacy' && links.privacy === undefined) {
        const message = `${path.join('.')}[${index}] is "${name}": it does not show, because links.privacy gives no address.`;
        return [noteAt(position, message, 'write "links": { "privacy": "https://…" }, or delete it')];
      }
      const area = leadsInto[name];
      if (area === undefined || screens[area] !== false) return [];
      const message = `${path.join('.')}[${index}] is "${name}": it does not show, because the area ${area} is switched off.`;
      return [noteAt(position, message, `delete it, or delete "${area}": false from screens`)];
    });
  });
}

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
