import { expect, it } from 'vitest';
import { madeBrand } from '../../tests/setup/branded';
import { contentSecurityPolicy } from './content-security';

function directives(apiBaseUrl: string, tileUrl?: string, imageHosts: string[] = [], push = {}) {
  const maps = tileUrl === undefined ? {} : { maps: { tileUrl, attribution: 'Test' } };
  const integrations = { ...maps, ...push };
  const { brand } = madeBrand({ integrations }, apiBaseUrl);
  const entries = contentSecurityPolicy(brand, imageHosts, 'alert(1)')
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    });
  return Object.fromEntries(entries);
}

it('allows requests to the site alone when the backend is on its origin', () => {
  expect(directives('/api')['connect-src']).toBe("'self'");
  expect(directives('/api')['img-src']).toBe("'self' data: blob: https://tile.openstreetmap.org");
});

it('adds the origin of a backend elsewhere, for requests and for its pictures', () => {
  const policy = directives('https://api.mall.example:8443/v2');
  expect(policy['connect-src']).toBe("'self' https://api.mall.example:8443");
  expect(policy['img-src']).toContain('https://api.mall.example:8443');
});

it('adds the receiver of telemetry for requests alone, and only for a mall that has one', () => {
  const telemetry = { url: 'https://metrics.mall.example/app' };
  const policy = directives('/api', undefined, [], { telemetry });
  expect(policy['connect-src']).toBe("'self' https://metrics.mall.example");
  expect({ ...policy, 'connect-src': "'self'" }).toEqual(directives('/api'));
});

it('allows every subdomain that a tile address may stand for', () => {
  const policy = directives('/api', 'https://{s}.tiles.example/{z}/{x}/{y}.png');
  expect(policy['img-src']).toBe("'self' data: blob: https://*.tiles.example");
});

it('adds the picture hosts that the merchant names, over https, also for the service worker that keeps pictures', () => {
  const policy = directives('/api', undefined, ['*.cdn.example']);
  expect(policy['img-src']).toContain('https://*.cdn.example');
  expect(policy['connect-src']).toBe("'self' https://*.cdn.example");
});

it('allows only the site’s own scripts and the page’s one, and otherwise only what a page needs and a meta can say', () => {
  expect(directives('/api')).toEqual({
    'default-src': "'self'",
    // openssl dgst -sha256 -binary | base64
    'script-src': "'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob: https://tile.openstreetmap.org",
    'connect-src': "'self'",
    'font-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify',
  });
});

it('can stand between the double quotes of an attribute, whatever the config names', () => {
  const policy = directives('https://api.mall.example/v2?a', 'https://{s}.t.example/{z}/{x}/{y}?a="', [
    '*.cdn.example',
  ]);
  expect(JSON.stringify(Object.entries(policy))).not.toMatch(/\\"|[<>&]/);
});

const key = `B${'A'.repeat(86)}`;

it('lets only malls whose push messages come from Firebase ask there for a token', () => {
  const app = { apiKey: 'AIzaSy0123456789012345', projectId: 'the-mall', messagingSenderId: '1234567890' };
  const push = { provider: 'fcm', ...app, appId: '1:1234567890:web:0a1b2c', vapidKey: key };
  expect(directives('/api', undefined, [], { push })['connect-src']).toBe(
    "'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
  );
  expect(directives('/api', undefined, [], { push: { publicKey: key } })['connect-src']).toBe("'self'");
});
