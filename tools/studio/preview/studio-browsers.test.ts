import { describe, expect, it } from 'vitest';
import { writeMerchant } from '../../../tests/build/harness';
import { configOf, tinyStudio } from '../testing/tiny-studio';

const { app, forgotten, get, send, opened } = tinyStudio();

describe('two browsers with one mall', () => {
  const cookieOf = async () => (await get('/studio')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const put = (cookie: string, name: string) =>
    send('PUT', '/studio/malls/36/draft', configOf({ name }), { cookie });
  const pageFor = async (cookie: string) => {
    const { preview } = await opened();
    return (await fetch(preview, { headers: { cookie } })).text();
  };

  it('each see their own draft', async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    expect(one).not.toBe(other);
    await put(one, 'Mine');
    await put(other, 'Theirs');
    expect(await pageFor(one)).toContain('"name":"Mine"');
    expect(await pageFor(other)).toContain('"name":"Theirs"');
    expect(await pageFor('studio-browser=nonsense')).toContain('"name":"Mall 36"');
  });

  it('keep their names when the page is loaded again', async () => {
    const cookie = await cookieOf();
    const again = await get('/studio', { cookie });
    expect(again.headers.get('set-cookie')).toMatch(
      new RegExp(`^${cookie}; Path=/; HttpOnly; SameSite=Strict$`),
    );
  });

  it('get their own draft on the picture sheet, from a browser that has no name of its own', async () => {
    const cookie = await cookieOf();
    const reply = await send('POST', '/studio/malls/36/pictures', configOf({ name: 'Mine' }), { cookie });
    const [, base64 = ''] =
      /<figure><img src="data:image\/png;base64,([^"]+)"/.exec(await reply.text()) ?? [];
    const login = await fetch(Buffer.from(base64, 'base64').toString());
    expect(login.headers.get('set-cookie')).toContain(cookie);
  });

  it('push out the draft that nobody has looked at for longest, and only that', async () => {
    const cookies = await Promise.all(Array.from({ length: 40 }, cookieOf));
    const [first = '', second = ''] = cookies;
    for (const cookie of cookies) await put(cookie, 'Draft');
    await pageFor(first);
    expect(forgotten).not.toHaveBeenCalled();
    await put(await cookieOf(), 'One more');
    expect(forgotten.mock.calls).toEqual([[second.split('=')[1]]]);
    expect(await pageFor(first)).toContain('"name":"Draft"');
  });

  it('keep their drafts whatever pages without the cookie ask for', async () => {
    const cookie = await cookieOf();
    await put(cookie, 'Mine');
    const { preview } = await opened();
    for (let number = 0; number < 41; number++) {
      const browser = String(number).padStart(16, '0');
      const reply = await fetch(`${preview}/studio-session?browser=${browser}`);
      expect(reply.headers.get('set-cookie')).toBeNull();
      await get(`/studio/malls/36/pictures/icons/icon.png?browser=${browser}`);
    }
    expect(forgotten).not.toHaveBeenCalled();
    expect(await pageFor(cookie)).toContain('"name":"Mine"');
  });

  it('keep their drafts when pages without the cookie open forty malls', async () => {
    const cookie = await cookieOf();
    await put(cookie, 'Mine');
    const ids = Array.from({ length: 41 }, (_, index) => String(100 + index));
    for (const id of ids) {
      await writeMerchant(app.merchants, id);
      await get(`/studio/malls/${id}/pictures/icons/icon.png`);
    }
    expect(forgotten.mock.calls).toEqual([['']]);
    expect(await pageFor(cookie)).toContain('"name":"Mine"');
  });
});
