import { domainToASCII } from 'node:url';
import { apiBaseUrlFault, pageAddressPattern } from '@/brand/addresses';
import { fontNames } from '@/brand/font-names';
import { nearest } from '../shared/nearest';

/** The value that a person most likely meant, or `undefined` where nobody can guess it. */
export function likelyValue(value: unknown, rule: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const likely = likelyFor(value.trim(), rule);
  return likely === value ? undefined : likely;
}

function likelyFor(value: string, rule: string): string | undefined {
  if (rule.includes('host name')) return likelyHost(value);
  if (/address of a (page|service)/.test(rule)) return likelyPage(value);
  if (/https:\/\/|password|end with a space/.test(rule)) return likelyBackend(value);
  return rule.includes('WOFF2') ? nearest(value, fontNames) : undefined;
}

/** How to write a value in the right form when it has the wrong one. */
export function likelyRetype(value: unknown, expected: string): string | undefined {
  if (expected === 'number' && typeof value === 'string' && /^\d+$/.test(value)) {
    return `write ${value} without quotes`;
  }
  if (expected === 'boolean' && (value === 'true' || value === 'false')) {
    return `write ${value} without quotes`;
  }
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return `write "${value}" in quotes`;
  }
  if (expected === 'array' && typeof value === 'string') return `write [${JSON.stringify(value)}]`;
  return undefined;
}

/** The host of an address. */
function likelyHost(value: string): string | undefined {
  const bare = value
    .toLowerCase()
    .replace(/^[a-z]+:\/+/, '')
    .replace(/[/?#:].*$/, '');
  const host = domainToASCII(bare);
  const known = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !/\.\d+$|^\d+\.localhost$/.test(host);
  return known ? host : undefined;
}

/** The address of a page with https in front, where the host can exist. */
function likelyPage(value: string): string | undefined {
  const address = `https://${value.replace(/^(?:https?:?)?\/*/i, '')}`;
  return pageAddressPattern.test(address) ? address : undefined;
}

/** The backend's address with the scheme that is missing or misspelt, and without query, user and password. */
function likelyBackend(value: string): string | undefined {
  if (apiBaseUrlFault(value) === undefined) return value;
  const [, rest = ''] = /^(?:https?:?)?\/*(?:[^/?#\s]*@)?([^?#\s]*)/i.exec(value) ?? [];
  const host = rest.split(/[/:]/)[0] ?? '';
  const own = /^(localhost|127\.\d+\.\d+\.\d+)$/.test(host);
  if (!own && !host.includes('.')) return undefined;
  const address = `${own ? 'http' : 'https'}://${rest}`;
  return apiBaseUrlFault(address) === undefined ? address : undefined;
}
