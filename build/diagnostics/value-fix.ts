import { domainToASCII } from 'node:url';
import { apiBaseUrlFault, pageAddressPattern } from '@/brand/addresses';
import { fontNames } from '@/brand/font-names';
import { calendarDay } from '@/lib/calendar-day';
import { nearest } from '../shared/nearest';
import { likelyColor } from './likely-color';
import { likelyLanguage } from './likely-language';

/** The value that a person most likely meant, or `undefined` where nobody can guess it. */
export function likelyValue(value: unknown, rule: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const likely = likelyFor(value, rule);
  return likely === value ? undefined : likely;
}

function likelyFor(value: string, rule: string): string | undefined {
  if (rule.includes('colour')) return likelyColor(value.trim());
  if (rule.includes('host name')) return likelyHost(value.trim());
  if (/address of a (page|service)/.test(rule)) return likelyPage(value.trim());
  if (/https:\/\/|password|end with a space/.test(rule)) return likelyBackend(value.trim());
  if (rule.includes('fingerprint')) return likelyFingerprint(value);
  if (rule.includes('package name')) return likelyPackage(value);
  if (rule.includes('WOFF2')) return nearest(value.trim(), fontNames);
  if (rule.includes('language tag')) return likelyLanguage(value.trim());
  if (rule.includes('YYYY-MM-DD')) return likelyDay(value);
  return undefined;
}

/** The day of 24.12.2026 or 24/12/2026. */
function likelyDay(value: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value.trim()) ?? [];
  return calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** A name for this picture that a config takes. */
export function likelyPicture(value: unknown, rule: string): string | undefined {
  // people paste the whole path
  const file = String(value)
    .trim()
    .replace(/^.*[\\/]/, '');
  const [, stem = '', given] = /^(.*)\.(svg|png|jpe?g)$/i.exec(file) ?? [];
  const ending = given?.toLowerCase().replace('jpeg', 'jpg');
  if (ending === undefined || !rule.includes(ending.toUpperCase())) return undefined;
  const plain = stem
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${plain || 'logo'}.${ending}`;
}

/** What people write for true and false. */
const switchWords: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['no', 'false'],
  ['on', 'true'],
  ['off', 'false'],
]);

/** How to write a value in the right form when it has the wrong one. */
export function likelyRetype(value: unknown, expected: string): string | undefined {
  if (expected === 'number' && typeof value === 'string' && /^\d+$/.test(value)) {
    return `write ${value} without quotes`;
  }
  if (expected === 'boolean' && typeof value === 'string') {
    const meant = switchWords.get(value.trim().toLowerCase()) ?? nearest(value, ['true', 'false']);
    return meant && `write ${meant} without quotes`;
  }
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return `write "${value}" in quotes`;
  }
  if (expected === 'array' && typeof value === 'string') return `write [${JSON.stringify(value)}]`;
  return undefined;
}

/** Its 64 digits, however a tool separates them, without the words before them. */
function likelyFingerprint(value: string): string | undefined {
  const digits = value.replace(/^\s*SHA-?256[^:=]*[:=]/i, '').replace(/[\s:]/g, '');
  return /^[0-9a-f]{64}$/i.test(digits) ? digits.toUpperCase().replace(/..(?=.)/g, '$&:') : undefined;
}

function likelyPackage(value: string): string | undefined {
  const name = value.trim().replaceAll('-', '_');
  return /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(name) ? name : undefined;
}

/** Several hosts in one text, each as it should stand. */
export function likelyHosts(value: unknown, rule: string): string[] | undefined {
  if (typeof value !== 'string' || !rule.includes('host name')) return undefined;
  const parts = value.split(/[\s,;]+/).filter((part) => part !== '');
  const hosts = parts.flatMap((part) => (part.includes('.') ? (likelyHost(part) ?? []) : []));
  return hosts.length > 1 && hosts.length === parts.length ? hosts : undefined;
}

function likelyHost(value: string): string | undefined {
  const bare = value
    .toLowerCase()
    .replace(/^([a-z][a-z0-9+.-]*:\/+|https?:|\*\.)/, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\s*[,.][\s,.]*/g, '.')
    .replace(/\.$/, '')
    .replaceAll('_', '-');
  const host = domainToASCII(bare);
  const known = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !/\.\d+$|^\d+\.localhost$/.test(host);
  return known ? host : undefined;
}

/** Whether a host name is written in a script that DNS does not know, such as मॉल.example. */
export function isForeignHost(value: unknown, rule: string): boolean {
  return typeof value === 'string' && rule.includes('host name') && /[^\p{ASCII}]/u.test(value);
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
