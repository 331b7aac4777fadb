import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { howMany } from '../../build/diagnostics/cut-list';
import { identityOf, identityText } from '../../build/identity';
import type { DraftAnswer, OpenedMall, SentDraft } from '../../build/studio/wire';
import { build, contents } from './harness';
import { home, tinyStudio } from './tiny-studio';

const { app, drafted, ask, get, send } = tinyStudio();

const opened = async (id = '36') => (await (await get(`/studio/malls/${id}`)).json()) as OpenedMall;
const configOf = (changes: object, id = '36'): SentDraft => ({
  text: JSON.stringify({ name: `Mall ${id}`, hosts: [`mall-${id}.example`], ...changes }, null, 2),
  files: {},
});
const draft = async (sent: SentDraft, id = '36') =>
  (await (await send('PUT', `/studio/malls/${id}/draft`, sent)).json()) as DraftAnswer;

describe('the studio', () => {
  it.each([
    ['another host name', `http://evil.example/studio/malls`, {}, 404],
    ['a page of another origin', `${home}/studio/malls`, { origin: 'https://evil.example' }, 403],
    ['a page of another port', `${home}/studio/malls`, { origin: 'http://localhost:1' }, 403],
  ])('does not answer %s', async (_who, address, headers, status) => {
    const request = new Request(address, { headers });
    expect((await ask(request)).status).toBe(status);
  });

  it.each([
    ['without an origin', { origin: '' }, 'Only the studio'],
    ['from another origin', { origin: 'http://36.localhost:4174' }, 'Only the studio'],
    ['without the token', { 'x-studio-token': '' }, 'Only the studio'],
    ['with another token', { 'x-studio-token': 'A'.repeat(32) }, 'The studio was started again'],
  ])('writes nothing for a request %s, and says why', async (_how, headers, reason) => {
    const before = await contents(app.merchants);
    const { version } = await opened();
    const body = { ...configOf({ name: 'Evil' }), version };
    const reply = await send('POST', '/studio/malls/36/save', body, headers);
    expect(reply.status).toBe(403);
    expect(await reply.json()).toEqual({ message: expect.stringContaining(reason) });
    expect(await contents(app.merchants)).toEqual(before);
  });

  it('lists the malls, and opens one with what its folder holds', async () => {
    expect(await (await get('/studio/malls')).json()).toEqual([
      { id: '36', name: 'Mall 36' },
      { id: '37', name: 'Mall 37' },
    ]);
    const mall = await opened();
    expect(JSON.parse(mall.text)).toMatchObject({ name: 'Mall 36' });
    expect(mall.files.map(({ name }) => name)).toEqual(['logo.svg', 'merchant.json']);
    expect((await get('/studio/malls/99')).status).toBe(422);
  });

  it('shows a draft in the real app, and writes nothing for it', async () => {
    const before = await contents(join(app.merchants, '..'));
    const { preview } = await opened();
    const answer = await draft(configOf({ name: 'New name', theme: { palette: { top: '#123456' } } }));
    expect(answer.look).toMatchObject({ name: 'New name', statusBar: '#123456', shortName: 'New name' });
    expect(drafted).toHaveBeenCalledWith('36');
    const page = await (await fetch(`${preview}/login`)).text();
    expect(page).toContain('"name":"New name"');
    expect(page).toContain('content="#123456"');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    expect((await fetch(preview + script)).status).toBe(200);
    expect(await contents(join(app.merchants, '..'))).toEqual(before);
  });

  it('says what is wrong with which field, and goes on showing the last good draft', async () => {
    await draft(configOf({ name: 'Good' }));
    const { problems, look } = await draft(
      configOf({ name: 'Bad', theme: { palette: { gray: '#111111' } } }),
    );
    expect(look).toBeUndefined();
    expect(problems).toMatchObject([{ path: ['theme', 'palette', 'gray'], severity: 'error' }]);
    const { preview } = await opened();
    expect(await (await fetch(preview)).text()).toContain('"name":"Good"');
  });

  it('says beside the field what must be filled in, and in which line a config is not JSON', async () => {
    const hosts = ['mall-36.example'];
    const { problems } = await draft({ text: JSON.stringify({ hosts }), files: {} });
    expect(problems).toEqual([
      { path: ['name'], file: 'merchant.json', severity: 'error', message: 'This field must be filled in.' },
    ]);
    const broken = await draft({ text: '{\n  "name": "Mall 36",\n  "hosts": [}\n', files: {} });
    expect(broken.problems.length).toBeGreaterThan(0);
    for (const { path, message } of broken.problems) {
      expect(path).toEqual([]);
      expect(message).toMatch(/^Line [34]: /);
    }
  });

  it('warns beside the colour that is hard to read, the host that another mall has, and the logo that is no picture', async () => {
    const { problems } = await draft(
      configOf({ hosts: ['mall-37.example'], theme: { palette: { grey: '#dddddd' } } }),
    );
    const paths = problems.map(({ path }) => path.join('.'));
    expect(paths).toContain('theme.palette.grey');
    const bad = Buffer.from('no picture').toString('base64');
    const { problems: ofLogo } = await draft({
      ...configOf({ logo: 'mark.svg' }),
      files: { 'mark.svg': bad },
    });
    expect(ofLogo).toMatchObject([{ path: ['logo'], file: 'mark.svg', severity: 'error' }]);
    expect(paths).toContain('hosts.0');
  });

  it('saves the config in the repository layout and a new logo, and nothing else', async () => {
    const before = await contents(app.merchants);
    const logo = (before.get('37/logo.svg') ?? Buffer.alloc(0)).toString().replace('c8142b', '14c82b');
    const { version } = await opened();
    const files = { 'logo.svg': Buffer.from(logo).toString('base64') };
    const reply = await send('POST', '/studio/malls/36/save', {
      ...configOf({ name: 'Saved' }),
      files,
      version,
    });
    expect(reply.status).toBe(200);
    const after = await contents(app.merchants);
    expect(after.get('36/merchant.json')?.toString()).toBe(
      '{\n  "name": "Saved",\n  "hosts": ["mall-36.example"]\n}\n',
    );
    expect(after.get('36/logo.svg')?.toString()).toBe(logo);
    for (const saved of ['36/merchant.json', '36/logo.svg']) {
      before.delete(saved);
      after.delete(saved);
    }
    expect(after).toEqual(before);
    const { version: next } = (await reply.json()) as { version: string };
    expect((await opened()).version).toBe(next);
  });

  it('does not save over what somebody else has changed since', async () => {
    const { version } = await opened();
    const theirs = JSON.stringify({ name: 'Theirs', hosts: ['mall-36.example'] });
    await writeFile(join(app.merchants, '36/merchant.json'), theirs);
    const reply = await send('POST', '/studio/malls/36/save', { ...configOf({ name: 'Mine' }), version });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({ message: expect.stringContaining('Nothing was saved.') });
    expect(await readFile(join(app.merchants, '36/merchant.json'), 'utf8')).toBe(theirs);
  });

  it('saves no draft that a build would refuse', async () => {
    const { version } = await opened();
    const reply = await send('POST', '/studio/malls/36/save', { ...configOf({ name: '' }), version });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      message: expect.stringContaining('This mall cannot be built: name is ""'),
    });
    expect(JSON.parse((await opened()).text)).toMatchObject({ name: 'Mall 36' });
  });

  it('counts the problems of a list that is too long to show', async () => {
    const { version } = await opened();
    const hosts = Array.from({ length: 150 }, (_, index) => `no host ${index}`);
    const { problems } = await draft(configOf({ hosts }));
    expect(problems.length).toBeLessThan(150);
    expect(howMany(problems)).toBe(150);
    const reply = await send('POST', '/studio/malls/36/save', { ...configOf({ hosts }), version });
    expect(await reply.json()).toEqual({ message: expect.stringMatching(/There are 149 more\.$/) });
  });

  it.each(['../evil.svg', 'evil/x.svg', '.hidden.json', 'evil.html', '..'])(
    'takes no file with the name %j',
    async (name) => {
      const before = await contents(join(app.merchants, '..'));
      const { version } = await opened();
      const body = { ...configOf({}), files: { [name]: '' }, version };
      expect((await send('POST', '/studio/malls/36/save', body)).status).toBe(422);
      expect(await contents(join(app.merchants, '..'))).toEqual(before);
    },
  );

  it.each(['http://127.0.0.1:4174', 'http://[::1]:4174'])(
    'leads from %s to the name whose page can show previews',
    async (origin) => {
      const reply = await ask(new Request(`${origin}/studio?mall=36`));
      expect([reply.status, reply.headers.get('location')]).toEqual([302, `${home}/studio?mall=36`]);
    },
  );

  it('removes the logo that another one has replaced, from the folder and from the zip file', async () => {
    const { version } = await opened();
    const logo = await readFile(join(app.merchants, '36/logo.svg'), 'base64');
    const sent = { ...configOf({ logo: 'mark.svg' }), files: { 'mark.svg': logo } };
    const { problems } = await draft(sent);
    expect(problems.filter(({ file }) => file === 'logo.svg')).toEqual([]);
    const zip = await send('POST', '/studio/malls/36/folder', sent);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['36/mark.svg', '36/merchant.json']);
    expect((await send('POST', '/studio/malls/36/save', { ...sent, version })).status).toBe(200);
    expect((await opened()).files.map(({ name }) => name)).toEqual(['mark.svg', 'merchant.json']);
    await writeFile(join(app.merchants, '36/own.svg'), Buffer.from(logo, 'base64'));
    expect((await draft(sent)).problems).toMatchObject([{ file: 'own.svg', severity: 'warning' }]);
  });

  it.each(['identity.json', 'IDENTITY.json'])(
    'leaves the identity of a mall to merchant:lock (%s)',
    async (name) => {
      const before = await contents(app.merchants);
      const { version } = await opened();
      const identity = identityText(identityOf({ hosts: ['mall-36.example'] }));
      const files = { [name]: Buffer.from(identity).toString('base64') };
      const reply = await send('POST', '/studio/malls/36/save', { ...configOf({}), files, version });
      expect(reply.status).toBe(422);
      expect(await contents(app.merchants)).toEqual(before);
    },
  );

  it('writes into no folder outside of the merchants, also not through a link', async () => {
    const outside = join(app.merchants, '../outside');
    await mkdir(outside);
    await symlink(outside, join(app.merchants, '50'));
    for (const id of ['50', '..', '%2e%2e', '..%2foutside']) {
      const body = { ...configOf({}), version: 'any' };
      expect((await send('POST', `/studio/malls/${id}/save`, body)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await contents(outside)).size).toBe(0);
  });

  it('refuses a draft that is too large', async () => {
    const reply = await send('PUT', '/studio/malls/36/draft', { text: 'x'.repeat(9_000_000), files: {} });
    expect(reply.status).toBe(413);
  });

  it.each([
    ['no JSON', '{"text":', 'it is not JSON'],
    ['JSON of another shape', '[]', 'expected object'],
    [
      'a text of more than 300,000 characters',
      JSON.stringify({ text: 'x'.repeat(300_001), files: {} }),
      '<=300000',
    ],
    [
      'more than 10 files',
      JSON.stringify({
        text: '{}',
        files: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.svg`, ''])),
      }),
      'it has more than 10 files',
    ],
  ])('says why it does not read %s', async (_what, body, reason) => {
    const reply = await send('PUT', '/studio/malls/36/draft', body);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ message: expect.stringContaining(reason) });
  });

  it('does not open a folder with a file that no mall may use', async () => {
    await writeFile(join(app.merchants, '36/film.png'), Buffer.alloc(6_000_001));
    const reply = await get('/studio/malls/36');
    expect([reply.status, await reply.json()]).toEqual([
      422,
      { message: 'film.png has 6001 kB; at most 6000 kB are allowed.' },
    ]);
  });

  it('gives the folder with the draft as a zip file', async () => {
    const reply = await send('POST', '/studio/malls/36/folder', configOf({ name: 'Zipped' }));
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['36/logo.svg', '36/merchant.json']);
    expect(Buffer.from(files['36/merchant.json'] ?? []).toString()).toContain('"name": "Zipped"');
  });

  it('gives what is left of a mall whose folder is gone, and says that it is', async () => {
    await rm(join(app.merchants, '37'), { recursive: true });
    const sent = configOf({ name: 'Rescued' }, '37');
    expect((await draft(sent, '37')).problems).toMatchObject([
      { severity: 'error', message: "This mall's folder is gone.", fix: expect.stringContaining('Download') },
    ]);
    const reply = await send('POST', '/studio/malls/37/folder', sent);
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['37/merchant.json']);
    expect(Buffer.from(files['37/merchant.json'] ?? []).toString()).toContain('"name": "Rescued"');
  });

  it('makes a picture sheet from four screens, seen by a sample member', async () => {
    const reply = await send('POST', '/studio/malls/36/pictures', configOf({ name: 'A & B <i>' }));
    const html = await reply.text();
    expect(html).toContain('A &amp; B &lt;i>');
    const pictures = [...html.matchAll(/<figure><img src="data:image\/png;base64,([^"]+)"/g)];
    const screens = pictures.map(([, base64 = '']) => Buffer.from(base64, 'base64').toString());
    expect(screens.map((address) => new URL(address).searchParams.get('next'))).toEqual([
      '/login',
      '/dashboard',
      '/redeem',
      '/membership',
    ]);
    expect(screens.map((address) => new URL(address).searchParams.get('member'))).toEqual([
      '',
      ...Array(3).fill('9876500001'),
    ]);
  });
});

describe('a preview', () => {
  it('may be framed by the studio alone, while the published site may be framed by nobody', async () => {
    const { preview } = await opened();
    const headers = (await fetch(preview)).headers;
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${home};`);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');

    const { out } = app;
    await build(app);
    const published = (await contents(join(out, '36'))).get('_headers')?.toString() ?? '';
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

  it('logs a sample member in, and leads nowhere else', async () => {
    const { preview } = await opened();
    const page = (next: string, member = '9876500001') =>
      fetch(`${preview}/studio-session?${new URLSearchParams({ member, next })}`);
    const good = await (await page('/redeem')).text();
    expect(good).toContain('{"values":{"user":"36 9876500001 \\u003c/script>"},"next":"/redeem"}');
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      `/${'x'.repeat(2_001)}`,
    ]) {
      expect(await (await page(next)).text()).toContain('"next":"/"');
    }
    expect((await page('/redeem', '9876599999')).status).toBe(404);
  });
});
