import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents, writeMerchant } from '../../tests/build/harness';
import { configOf, home, tinyStudio, unzipped } from './testing/tiny-studio';
import type { DraftAnswer, IconProposal } from './wire';

const { app, drafted, ask, get, read, send, opened, save, draft } = tinyStudio();

describe('the studio', () => {
  it.each([
    ['another host name', `http://evil.example/studio/malls`, {}, 404],
    ['a page of another origin', `${home}/studio/malls`, { origin: 'https://evil.example' }, 403],
    ['a page of another port', `${home}/studio/malls`, { origin: 'http://localhost:1' }, 403],
  ])('does not answer %s', async (_who, address, headers, status) => {
    const request = new Request(address, { headers });
    expect((await ask(request)).status).toBe(status);
  });

  it.each<[string, Record<string, string>, number]>([
    ['its own page', {}, 200],
    ['its own page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    ['a page without a name', { origin: 'null' }, 403],
    ['a page of another origin', { origin: 'https://evil.example' }, 403],
    ['a page of another port', { origin: 'http://localhost:1' }, 403],
    ['a page that was opened before this start', { 'x-studio-token': 'old' }, 403],
    ['a page without a token', { 'x-studio-token': '' }, 403],
    ['its own page as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['its own page as a report', { 'content-type': 'application/csp-report' }, 415],
    ['its own page as plain text', { 'content-type': 'text/plain' }, 415],
  ])('answers a draft of %s as it should', async (_who, headers, status) => {
    const reply = await send('PUT', '/studio/malls/36/draft', configOf({ name: 'Sent' }), headers);
    expect(reply.status).toBe(status);
    expect(drafted.mock.calls.length).toBe(status === 200 ? 1 : 0);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }, "Only the studio's own page may ask for this."],
    ['its own page of an earlier start', { 'x-studio-token': 'old' }, 'The studio was started again'],
  ])('tells %s why it takes nothing from there', async (_who, headers, reason) => {
    const reply = await send('PUT', '/studio/malls/36/draft', configOf({ name: 'Sent' }), headers);
    expect(await reply.json()).toEqual({ message: expect.stringContaining(reason) });
  });

  it('lists the malls, and opens one with what its folder holds', async () => {
    const rows = ['36', '37'].map((id) => {
      return { id, name: `Mall ${id}`, host: `mall-${id}.example`, logo: 'logo.svg', open: 0 };
    });
    expect(await read('/studio/malls')).toEqual(rows);
    const mall = await opened();
    expect(JSON.parse(mall.text)).toMatchObject({ name: 'Mall 36' });
    expect(Object.keys(mall.contents)).toEqual(['logo.svg']);
    expect((await get('/studio/malls/99')).status).toBe(422);
  });

  it('tells what malls share, for how many of them, and which line of it is wrong', async () => {
    const file = join(app.merchants, 'defaults.json');
    expect(await read('/studio/malls/36/shared')).toBeNull();
    const shared = { links: { privacy: 'https://www.operator.example/{id}' }, screens: { visit: false } };
    await writeFile(file, JSON.stringify(shared, null, 2));
    await writeMerchant(app.merchants, '37', { screens: { visit: true } });
    expect(await read('/studio/malls/36/shared')).toEqual({
      values: { links: { privacy: 'https://www.operator.example/36' }, screens: { visit: false } },
      malls: { 'links.privacy': 2, 'screens.visit': 1 },
    });
    expect((await draft(configOf({}))).problems).toEqual([]);
    await writeFile(file, '{\n  "screens": { "vist": false }\n}');
    expect((await draft(configOf({}))).problems).toMatchObject([
      {
        path: [],
        file: 'defaults.json',
        message: expect.stringMatching(/^What malls share \(defaults\.json, line 2\): /),
      },
    ]);
  });

  it('shows a draft in the real app, and writes nothing for it', async () => {
    const before = await contents(join(app.merchants, '..'));
    const { preview } = await opened();
    const answer = await draft(configOf({ name: 'New name', theme: { palette: { top: '#123456' } } }));
    expect(answer.preview?.look).toMatchObject({
      name: 'New name',
      statusBar: '#123456',
      shortName: 'New name',
    });
    expect(drafted).toHaveBeenCalledWith('36');
    const page = await (await fetch(`${preview}/login`)).text();
    expect(page).toContain('"name":"New name"');
    expect(page).toContain('content="#123456"');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    expect((await fetch(preview + script)).status).toBe(200);
    expect(await contents(join(app.merchants, '..'))).toEqual(before);
  });

  it('shows what was sent last, also when an earlier draft takes longer', async () => {
    const { preview } = await opened();
    const wrong = Object.fromEntries(Array.from({ length: 300 }, (_, each) => [`no.such.${each}`, 'x']));
    await Promise.all([
      draft(configOf({ theme: { palette: { top: '#12345' } }, texts: wrong })),
      draft(configOf({ theme: { palette: { top: '#123456' } } })),
    ]);
    expect(await (await fetch(preview)).text()).toContain('name="theme-color" content="#123456"');
  });

  it('says what is wrong with which field, and shows the rest of the draft with the last good value there', async () => {
    await draft(configOf({ name: 'Good', theme: { palette: { top: '#123456' } } }));
    const wrong = { palette: { top: 'blue', gray: '#111111' } };
    const { problems, preview: shown } = await draft(configOf({ name: 'Next', theme: wrong }));
    const paths = [
      ['theme', 'palette', 'top'],
      ['theme', 'palette', 'gray'],
    ];
    expect(problems.map(({ path, severity }) => [path, severity])).toEqual(
      paths.map((path) => [path, 'error']),
    );
    expect(shown).toMatchObject({ look: { name: 'Next', statusBar: '#123456' }, held: paths });
    const { preview } = await opened();
    expect(await (await fetch(preview)).text()).toContain('"name":"Next"');
    expect((await draft(configOf({ name: 'Next', theme: {} }))).preview?.held).toEqual([]);
  });

  it('names a preview anew only when it shows something else', async () => {
    const nameOf = async (changes: object, files = {}) =>
      (await draft({ ...configOf(changes), files })).preview?.name;
    const logo = await readFile(join(app.merchants, '37/logo.svg'), 'base64');
    const names = [
      await nameOf({ name: 'One' }),
      await nameOf({ name: 'One', hosts: [] }),
      await nameOf({ name: 'Two' }),
      await nameOf({ name: 'Two' }, { 'logo.svg': logo }),
    ];
    expect(names[0]).toBe(names[1]);
    expect(new Set(names).size).toBe(3);
  });

  it('shows a logo that is no picture as it was, and a file with mistakes as a whole as it was', async () => {
    await draft(configOf({ name: 'Good' }));
    const logo = Buffer.from('no picture').toString('base64');
    const { preview } = await draft({ ...configOf({ name: 'Next' }), files: { 'logo.svg': logo } });
    expect(preview).toMatchObject({ look: { name: 'Next' }, held: [['logo']] });
    const broken = await draft({ text: '{\n  "name": "Broken",\n  "hosts": [}\n', files: {} });
    expect(broken.preview).toMatchObject({ look: { name: 'Next' }, held: [[]] });
  });

  it('shows a folder with errors as it was saved last or, before the first save, with defaults', async () => {
    const file = join(app.merchants, '36/merchant.json');
    const { preview } = await opened();
    const pageNow = async () => {
      const reply = await fetch(preview, {
        headers: { cookie: `studio-browser=${randomBytes(12).toString('base64url')}` },
      });
      return [reply.status, await reply.text()];
    };
    const wrong = configOf({ name: '', program: { name: 'Circle' } }).text;
    await writeFile(file, wrong);
    expect(await pageNow()).toEqual([200, expect.stringContaining('"name":"Mall"')]);
    await writeFile(file, '{ "name": ');
    expect(await pageNow()).toEqual([
      404,
      'There is nothing to show yet: the folder of this mall has errors.\n',
    ]);
    await save(configOf({ name: 'Saved' }));
    for (const text of [wrong, '{ "name": ']) {
      await writeFile(file, text);
      expect(await pageNow()).toEqual([200, expect.stringContaining('"name":"Saved"')]);
    }
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

  it('warns beside the colour that is hard to read and the host that another mall has', async () => {
    const { problems } = await draft(
      configOf({ hosts: ['mall-37.example'], theme: { palette: { grey: '#dddddd' } } }),
    );
    const paths = problems.map(({ path }) => path.join('.'));
    expect(problems.find(({ path }) => path.at(-1) === 'grey')?.proposed).toEqual({
      path: ['theme', 'palette', 'grey'],
      value: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(paths).toContain('hosts.0');
  });

  it('proposes icons for a logo that is a word, which end the warning when one is taken', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 15"><path fill="#c8142b" d="M0 0h15v15H0zM20 4h70v7H20z"/></svg>';
    const files = { 'logo.svg': Buffer.from(logo).toString('base64') };
    const sent = { ...configOf({}), files };
    const iconProblems = ({ problems }: DraftAnswer) => problems.filter(({ icon }) => icon);
    expect(iconProblems(await draft(sent))).toMatchObject([{ path: ['logo'], severity: 'warning' }]);
    const icons = await read<IconProposal[]>('/studio/malls/36/icons');
    expect(icons.map(({ kind }) => kind)).toEqual(['mark', 'letter']);
    for (const { name, base64 } of icons) {
      const taken = { ...configOf({ icon: name }), files: { ...files, [name]: base64 } };
      expect((await draft(taken)).problems).toEqual([]);
    }
  });

  it.each(['http://127.0.0.1:4174', 'http://[::1]:4174'])(
    'leads from %s to the name whose page can show previews',
    async (origin) => {
      const reply = await ask(new Request(`${origin}/studio?mall=36`));
      expect([reply.status, reply.headers.get('location')]).toEqual([302, `${home}/studio?mall=36`]);
    },
  );

  it('refuses a draft that is too large', async () => {
    const reply = await send('PUT', '/studio/malls/36/draft', { text: 'x'.repeat(27_000_000), files: {} });
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

  it.each([5_000, 40_000])('says that a draft with %d levels is no config', async (levels) => {
    const { problems } = await draft({ text: '['.repeat(levels) + ']'.repeat(levels), files: {} });
    expect(problems).toMatchObject([{ message: expect.stringContaining('too many levels of brackets') }]);
  });

  it('opens and saves a folder beside a film of no mall, and says which file of the mall is too large', async () => {
    await writeFile(join(app.merchants, '36/film.png'), Buffer.alloc(8_000_001));
    expect(Object.keys((await opened()).contents)).toEqual(['logo.svg']);
    expect((await draft(configOf({}))).problems).toMatchObject([
      { severity: 'warning', file: expect.stringContaining('film.png') },
    ]);
    expect(await (await save(configOf({ icon: 'film.png' }))).json()).toMatchObject({ left: [['icon']] });
    expect((await save(configOf({ name: 'Saved' }))).status).toBe(200);

    await writeFile(join(app.merchants, '36/logo.svg'), Buffer.alloc(8_000_001));
    const message = 'logo.svg has 8.1 MB; at most 8 MB are allowed. → save it smaller';
    expect(await read('/studio/malls/36')).toEqual({
      message: expect.stringContaining(message),
    });
  });

  it('gives the folder with the draft as a zip file', async () => {
    const reply = await send('POST', '/studio/malls/36/folder', configOf({ name: 'Zipped' }));
    const files = await unzipped(reply);
    expect([...files.keys()]).toEqual(['36/logo.svg', '36/merchant.json']);
    expect(files.get('36/merchant.json')).toContain('"name": "Zipped"');
  });

  it('gives what is left of a mall whose folder is gone, and says that it is', async () => {
    await rm(join(app.merchants, '37'), { recursive: true });
    const sent = configOf({ name: 'Rescued' }, '37');
    expect((await draft(sent, '37')).problems).toMatchObject([
      { severity: 'error', message: "This mall's folder is gone.", fix: expect.stringContaining('Download') },
    ]);
    const reply = await send('POST', '/studio/malls/37/folder', sent);
    const files = await unzipped(reply);
    expect([...files.keys()]).toEqual(['37/merchant.json']);
    expect(files.get('37/merchant.json')).toContain('"name": "Rescued"');
  });

  it('gives a preview for the client as a zip file, with its last day', async () => {
    const ask = (until: string) => send('POST', '/studio/malls/36/preview', { ...configOf({}), until });
    const files = await unzipped(await ask('2026-12-31'));
    expect([...files.keys()]).toEqual(['preview-36/index.html']);
    expect(files.get('preview-36/index.html')).toBe('36 until 2026-12-31');
    expect((await ask('31.12.2026')).status).toBe(422);
  });

  it('makes a picture sheet from four screens, seen by a sample member', async () => {
    const reply = await send('POST', '/studio/malls/36/pictures', configOf({ name: 'A & B <i>' }));
    const html = await reply.text();
    expect(html).toContain('A &amp; B &lt;i&gt;');
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
