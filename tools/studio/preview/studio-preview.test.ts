import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { build, contents } from '../../../tests/build/harness';
import { home, tinyStudio } from '../testing/tiny-studio';

const { app, opened } = tinyStudio();

describe('a preview of the studio', () => {
  it('may be framed by the studio alone, while the published site may be framed by nobody', async () => {
    const { preview } = await opened();
    const headers = (await fetch(preview)).headers;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${home}; default-src 'self'; script-src 'self' 'sha256-`);
    expect(await (await fetch(preview)).text()).not.toContain('Content-Security-Policy'); // one policy
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');

    const { out } = app;
    await build(app);
    const files = await contents(join(out, '36'));
    const published = files.get('_headers')?.toString() ?? '';
    expect(files.get('index.html')?.toString()).toContain(`content="${policy.replace(/^.*?; /, '')}"`);
    expect(published).toContain("frame-ancestors 'none'");
    expect(published).toContain('X-Frame-Options: DENY');
  });

  it('has no service worker, answers for its screens, and passes calls on', async () => {
    const { preview } = await opened();
    expect((await fetch(`${preview}/service-worker.js`)).status).toBe(404);
    expect((await fetch(`${preview}/assets/gone.js`)).status).toBe(404);
    expect(await (await fetch(`${preview}/any/screen`)).text()).toContain('<html');
    expect(await (await fetch(`${preview}/api/getOtp`, { method: 'POST' })).text()).toBe('36 /api/getOtp');
    expect((await fetch(preview, { method: 'POST' })).status).toBe(405);
  });

  it('has an origin of its own for each mall', async () => {
    const [one, other] = [await opened('36'), await opened('37')];
    expect(one.preview).not.toBe(other.preview);
    expect(await (await fetch(other.preview)).text()).toContain('"name":"Mall 37"');
  });

  it('says what to do when the cache is emptied meanwhile', async () => {
    const { preview } = await opened();
    const [cores, away] = [join(app.cache, 'core'), join(app.cache, 'away')];
    await rename(cores, away);
    onTestFinished(() => rename(away, cores));
    const page = await fetch(preview);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('Stop the studio in the terminal, and start it again.');
  });

  it('logs a sample member in, and leads nowhere else', async () => {
    const { preview } = await opened();
    const page = (next: string, member = '9876500001') =>
      fetch(`${preview}/studio-session?${new URLSearchParams({ member, next })}`);
    const good = await (await page('/redeem')).text();
    expect(good).toContain('{"stored":{"user":"36 9876500001 usual \\u003c/script>"},"next":"/redeem"}');
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      ' //evil.example',
      'javascript:alert(1)',
      `/${'x'.repeat(2_001)}`,
    ]) {
      expect(await (await page(next)).text()).toContain('"next":"/"');
    }
    for (const next of ['/.//evil.example', '/x/..//evil.example']) {
      expect(await (await page(next)).text()).toContain('"next":"/evil.example"'); // a path of the app, not a host
    }
    expect((await page('/redeem', '9876599999')).status).toBe(404);
    expect((await fetch(`${preview}/studio-session?state=nonsense`)).status).toBe(404);
  });
});
