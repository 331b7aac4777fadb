import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Account {
  id: string;
  secret: string;
  /** It may read, list and nothing else. */
  readOnly?: boolean;
}

interface Signed {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The most that two clocks may differ, in ms, as at AWS. */
const skew = 15 * 60_000;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks a request as S3 does (AWS Signature Version 4). Gives the error's code, or the account. */
export function signer({ method, url, headers, body }: Signed, accounts: readonly Account[], now: number) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', region = '', names = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const account = accounts.find((each) => each.id === id);
  if (!account) return { code: id === undefined ? 'AccessDenied' : 'InvalidAccessKeyId' };
  const time = String(headers['x-amz-date']);
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(at - now) <= skew)) return { code: 'RequestTimeTooSkewed' };
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body)) return { code: 'XAmzContentSHA256Mismatch' };
  const must = ['host', 'x-amz-content-sha256', 'x-amz-date', 'if-match', 'if-none-match'];
  const signed = names.split(';');
  if (must.some((name) => name in headers && !signed.includes(name))) return { code: 'AccessDenied' };
  const query = [...url.searchParams]
    .map((pair) => pair.map(escaped).join('='))
    .sort()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`);
  const path = url.pathname.split('/').map((part) => escaped(decodeURIComponent(part)));
  const canonical = [method, path.join('/'), query, lines.join(''), names, payload].join('\n');
  const keys = [scope.slice(0, 8), region, 's3', 'aws4_request'];
  const key = keys.reduce<string | Buffer>((each, text) => hmac(each, text), `AWS4${account.secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    ? { account }
    : { code: 'SignatureDoesNotMatch' };
}
