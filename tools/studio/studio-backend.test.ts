import { describe, expect, it, vi } from 'vitest';
import { tinyStudio } from './testing/tiny-studio';
import type { BackendNews, BackendReport } from './wire';

const { checked, send } = tinyStudio();

const asked = { url: 'https://api.client.example', mobile: '', otp: '' };
const report: BackendReport = { verdict: 'Everything that was tried works.', areas: [], forEngineers: 'all' };

const start = (body: object) => send('POST', '/studio/malls/36/backend', body);

/** The next thing that a check tells. */
function newsOf(answer: Response) {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let rest = '';
  return {
    cancel: () => reader.cancel(),
    next: async (): Promise<BackendNews | undefined> => {
      while (!rest.includes('\n')) {
        const { value, done } = await reader.read();
        if (done) return undefined;
        rest += new TextDecoder().decode(value);
      }
      const [line = ''] = rest.split('\n');
      rest = rest.slice(line.length + 1);
      return JSON.parse(line) as BackendNews;
    },
  };
}

describe('the check of a backend in the studio', () => {
  it('tells what it asks about and then the report', async () => {
    checked.mockImplementation(async (_id, _asked, { onAsking }) => {
      onAsking('Offers');
      return report;
    });
    const news = newsOf(await start(asked));
    expect([await news.next(), await news.next(), await news.next()]).toEqual([
      { asking: 'Offers' },
      { report },
      undefined,
    ]);
    expect(checked).toHaveBeenCalledWith('36', asked, expect.anything());
  });

  it('waits for the OTP where it was not typed at once', async () => {
    checked.mockImplementation(async (_id, _asked, { askOtp }) => ({
      ...report,
      verdict: (await askOtp()) ?? 'none',
    }));
    const member = { ...asked, mobile: '9876500001' };
    const waiting = newsOf(await start(member));
    const first = await waiting.next();
    const otpFor = first && 'otpFor' in first ? first.otpFor : '';
    const give = () => send('POST', '/studio/malls/36/backend/otp', { otpFor, otp: '1234' });
    expect((await give()).status).toBe(200);
    expect(await waiting.next()).toEqual({ report: { ...report, verdict: '1234' } });
    expect((await give()).status).toBe(422);
    const typed = newsOf(await start({ ...member, otp: '5678' }));
    expect(await typed.next()).toEqual({ report: { ...report, verdict: '5678' } });
  });

  it('ends when nobody waits for it', async () => {
    let signal: AbortSignal | undefined;
    checked.mockImplementation((_id, _asked, run) => {
      ({ signal } = run);
      run.onAsking('Offers');
      return new Promise(() => {});
    });
    const news = newsOf(await start(asked));
    await news.next();
    await news.cancel();
    expect(signal?.aborted).toBe(true);
  });

  it('says in words that it has failed, and shows no number or OTP', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    checked.mockRejectedValue(new Error('of our own'));
    const news = newsOf(await start({ ...asked, mobile: '9876500001', otp: '1234' }));
    expect(await news.next()).toEqual({ message: 'The check has failed.' });
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/9876500001|1234/);
    log.mockRestore();
  });

  it.each([
    ['a path', { url: '/api' }, /must begin with https/],
    ['no address', { url: '' }, /must begin with https/],
    ['an address with a password', { url: 'https://a:b@client.example' }, /address/i],
    ['a number that is none', { mobile: '12345' }, /ten digits/],
    ['an OTP with letters', { otp: 'abcd' }, /only digits/],
  ])('refuses %s', async (_, changes, words) => {
    const answer = await start({ ...asked, ...changes });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { message: string }).message).toMatch(words);
    expect(checked).not.toHaveBeenCalled();
  });
});

it('gives the launch list of a mall to its own page only', async () => {
  const answer = await send('POST', '/studio/malls/36/launch', {});
  expect(await answer.json()).toMatchObject({ items: [{ key: 'identity', detail: '36', who: 'staff' }] });
  const stranger = { 'x-studio-token': 'guessed' };
  expect((await send('POST', '/studio/malls/36/launch', {}, stranger)).status).toBe(403);
});
