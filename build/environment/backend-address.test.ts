import { describe, expect, it } from 'vitest';
import { checkConfig } from '../config/checks/check-config';
import { backendFindings } from '../config/checks/value-findings';
import type { Finding } from '../diagnostics/finding';
import { readJsonDocument } from '../diagnostics/json-document';
import { Failure, UsageError } from '../shared/failure';
import { checkSources, sourceWarnings } from './environment';

/** What each way of naming a backend says about an address. */
interface Verdict {
  error?: string | undefined;
  warning?: string | undefined;
}

function inConfig(baseUrl: string): Verdict {
  const config = { name: 'The Mall', hosts: ['the-mall.example'], api: { baseUrl } };
  const document = readJsonDocument(JSON.stringify(config));
  const findings = [...checkConfig(document).findings, ...backendFindings(document)];
  const told = (severity: Finding['severity']) => findings.find((finding) => finding.severity === severity);
  expect(findings.length).toBeLessThan(2);
  return { error: told('error')?.message, warning: told('warning')?.message };
}

const inSources =
  (
    sourcesOf: (address: string) => Parameters<typeof checkSources>[0],
    kind: typeof Failure | typeof UsageError,
  ) =>
  (address: string): Verdict => {
    const sources = sourcesOf(address);
    const warning = sourceWarnings(sources)[0]?.message;
    try {
      checkSources(sources);
      return { warning };
    } catch (error) {
      expect(error).toBeInstanceOf(kind);
      return { error: String(error), warning };
    }
  };

/** The ways to name a backend. All of them judge an address alike. */
const ways: [name: string, verdict: (address: string) => Verdict][] = [
  ['api.baseUrl', inConfig],
  ['--api', inSources((api) => ({ api, variables: {}, file: {} }), UsageError)],
  ['API_BASE_URL', inSources((address) => ({ variables: { API_BASE_URL: address }, file: {} }), Failure)],
  ['.env', inSources((address) => ({ variables: {}, file: { API_BASE_URL: address } }), Failure)],
];

const own = 'which the site itself answers';
const spaced = 'must not begin or end with a space';
const scheme = 'must begin with https://, or be a path such as /api';
const shape = 'must be an https:// address or a path such as /api, without spaces, ? and #';
const user = 'must not hold a user and a password, because everybody can read it';
const steps = 'must not contain steps of . or .., encoded slashes or control characters';
const encoded = 'must be a path without %';

/** Values that cannot be a backend's address. Add the next hostile one as a line. */
const refused: [address: string, because: string][] = [
  // what the site itself answers
  ['/assets', own],
  ['/assets/', own],
  ['/assets/v1', own],
  ['/icons', own],
  ['/index.html', own],
  ['/index.html/v1', own],
  ['/index.html.br', own],
  ['/manifest.webmanifest', own],
  ['/service-worker.js', own],
  ['/favicon.ico', own],
  ['/robots.txt', own],
  ['/build.json', own],
  ['/kept.json', own],
  ['/_headers', own],
  ['/_redirects', own],
  ['/nginx.conf', own],
  ['/36.locations/v1', own],
  ['/login', own],
  ['/Dashboard', own],
  ['/myCart/v1', own],
  ['/product', own],
  ['/terms-of-use', own],
  ['/ASSETS', own],
  // what browsers read as another address
  ['/..', steps],
  ['/.', steps],
  ['/./x', steps],
  ['/api/..', steps],
  ['/api/../assets', steps],
  ['/%2e%2e', steps],
  ['/.%2E/x', steps],
  ['/api/%2e', steps],
  ['/api%2fassets', steps],
  ['/api%5Cassets', steps],
  ['/api%00', steps],
  ['/api%0d%0aX-Header', steps],
  ['/api%', steps],
  ['/api%zz', steps],
  ['https://api.example/..', steps],
  ['https://api.example/v1/%2e%2e/x', steps],
  ['https://api.example/v1/./x', steps],
  // what servers compare after decoding it
  ['/%61ssets', encoded],
  ['/%2561ssets', encoded],
  ['/a%20b', encoded],
  // neither an address nor a path
  ['/', shape],
  ['api', scheme],
  ['//api.example', scheme],
  ['/api//v1', shape],
  ['/api//', shape],
  ['\\api', scheme],
  ['/api\\v1', shape],
  ['/\\api.example', shape],
  ['/api?x=1', shape],
  ['/api#x', shape],
  ['/api\n', spaced],
  ['/api\u0000', shape],
  ['/api\u202e', shape],
  [' /api', spaced],
  ['/api; } location / {', shape],
  ['/api$uri', shape],
  ['/"api"', shape],
  ['ftp://api.example', scheme],
  ['javascript:alert(1)', scheme],
  ['https:/api.example', scheme],
  ['https:api.example', scheme],
  ['https://', shape],
  ['https:///api', shape],
  ['https://api.example//v1', shape],
  ['https://api.example\\v1', shape],
  ['https://api.example/?x=1', shape],
  ['https://api.example#x', shape],
  ['https://user@api.example', user],
  ['https://user:word@api.example/v1', user],
  ['https://user:pass@api.example', user],
  ['https://api.example:pass@evil.example', user],
  ["https://api.example;script-src'*'", shape],
  ['https://api.example:99999', 'must have a port of at most 65535'],
  ['https://[::1::]', 'must be an https:// address of a host that can exist'],
  [`/${'a'.repeat(500)}`, 'must have at most 500 characters'],
  [`https://${'a.'.repeat(37)}example/v1`, 'must have a host name of at most 80 characters'],
];

const fine = [
  '/api',
  '/api/',
  '/backend/v1.2',
  '/api/assets',
  '/api/login',
  '/assets2',
  '/logins',
  '/...',
  '/a..b',
  '/~mall/x_y-z+1',
  'https://api.example',
  'https://api.example/assets',
  'https://api.example:8443/v2/',
  'https://api.example/a%20b',
  'http://localhost:3000',
  'http://api.localhost/v1',
  'http://127.0.0.1:8080',
  'http://127.255.0.9',
  'http://127.1',
  'http://[::1]:3000/v1',
];

const unwise = [
  'http://api.example',
  'HTTP://API.example/v1',
  'http://localhost.example',
  'http://notlocalhost',
  'http://127.0.0.1.example',
  'http://128.0.0.1',
  'http://0.0.0.0',
  'http://[::2]',
];

describe.each(ways)('the backend’s address in %s', (name, verdict) => {
  it.each(refused)('is refused when it is %j', (address, because) => {
    const { error, warning } = verdict(address);
    expect(error).toContain(because);
    expect(warning).toBeUndefined();
  });

  it.each(fine)('may be %s', (address) => {
    expect(verdict(address)).toEqual({ error: undefined, warning: undefined });
  });

  it.each(unwise)('gets a warning when it is %s', (address) => {
    const { error, warning } = verdict(address);
    expect(error).toBeUndefined();
    expect(warning).toContain(`${name.replace('.env', 'API_BASE_URL')} is "${address}": it is not encrypted`);
  });
});

describe('in a config', () => {
  const findings = (text: string) => backendFindings(readJsonDocument(text));

  it('the finding points at the address and names a fix', () => {
    expect(findings('{\n  "api": { "baseUrl": "/assets" }\n}')).toEqual([
      {
        line: 2,
        column: 23,
        severity: 'error',
        message: 'api.baseUrl is "/assets": it must not begin with /assets, which the site itself answers.',
        fix: 'choose a path that no screen has, such as /api',
      },
    ]);
    expect(findings('{"api": {"baseUrl": "HTTP://api.example"}}')).toMatchObject([
      {
        severity: 'warning',
        fix: 'did you mean "https://api.example"?',
        proposed: { path: ['api', 'baseUrl'], value: 'https://api.example' },
      },
    ]);
  });

  it.each(['null', '[]', '{"api": null}', '{"api": {"baseUrl": 5}}', '{"api": []}', '{}'])(
    'nothing is reported for %s, which the schema checks',
    (text) => expect(findings(text)).toEqual([]),
  );
});
