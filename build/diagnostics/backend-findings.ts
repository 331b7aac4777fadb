import { apiBaseUrlFault } from '@/brand/addresses';
import { backendFault, backendWarning } from '../backend-address';
import { errorAt, type Finding, warningAt } from './finding';
import type { JsonDocument } from './json-document';

/** What the schema cannot know of `api.baseUrl`: whether it is taken by the site itself, and whether it is encrypted. */
export function backendFindings(document: JsonDocument): Finding[] {
  const address = baseUrlIn(document.value);
  if (address === undefined || apiBaseUrlFault(address) !== undefined) return [];
  const { position } = document.locate(['api', 'baseUrl']);
  const named = `api.baseUrl is ${JSON.stringify(address)}: it`;
  const fault = backendFault(address);
  if (fault)
    return [errorAt(position, `${named} ${fault}.`, 'choose a path that no screen has, such as /api')];
  const warning = backendWarning(address);
  return warning
    ? [warningAt(position, `${named} ${warning}.`, `did you mean ${address.replace(/^http:/i, 'https:')}?`)]
    : [];
}

/** Also in a config that has other mistakes, so that every problem shows in one run. */
function baseUrlIn(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || !('api' in config)) return undefined;
  const { api } = config;
  if (typeof api !== 'object' || api === null || !('baseUrl' in api)) return undefined;
  return typeof api.baseUrl === 'string' ? api.baseUrl : undefined;
}
