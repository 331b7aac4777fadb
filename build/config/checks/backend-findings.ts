import { apiBaseUrlFault } from '@/brand/addresses';
import { errorAt, type Finding, warningAt } from '../../diagnostics/finding';
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
