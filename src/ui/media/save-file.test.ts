import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { until } from '../../../tests/setup/until';
import { saveFile } from './save-file';

/** Names of the files that were downloaded, and of those in the share sheet. */
let downloaded: string[];
let shared: string[];

/** A home-screen app whose share sheet takes such files, or does not, and ends like this. */
function stubSheet({ takes = true, end = Promise.resolve() }: { takes?: boolean; end?: Promise<void> }) {
  Object.assign(navigator, {
    standalone: true,
    canShare: ({ files }: ShareData) => takes && files?.[0]?.type === 'text/calendar',
    share: ({ files }: ShareData) => {
      shared.push(...(files ?? []).map(({ name }) => name));
      return end;
    },
  });
}

const save = () => saveFile('visit.ics', 'text/calendar', 'BEGIN:VCALENDAR');

beforeEach(() => {
  downloaded = [];
  shared = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // of an installed app
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
});

afterEach(() => {
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

it.each([
  ['a browser downloads the file, even if it has a share sheet', { standalone: false }, true],
  ['an installed app of Android downloads it', {}, true],
  [
    'an app on the home screen whose share sheet takes no such files downloads it',
    { standalone: true },
    false,
  ],
])('%s', (_, app, takes) => {
  stubSheet({ takes });
  Reflect.deleteProperty(navigator, 'standalone');
  Object.assign(navigator, app);
  save();
  expect([downloaded, shared]).toEqual([['visit.ics'], []]);
});

it('an app on the home screen offers it in the share sheet', () => {
  stubSheet({});
  save();
  expect([downloaded, shared]).toEqual([[], ['visit.ics']]);
});

it('a share sheet that fails leads to the download', async () => {
  stubSheet({ end: Promise.reject(new DOMException('No sheet', 'NotAllowedError')) });
  save();
  await until(() => expect(downloaded).toEqual(['visit.ics']));
});

it('a share sheet that the shopper closes leads to nothing', async () => {
  const closed = Promise.reject(new DOMException('Closed', 'AbortError'));
  stubSheet({ end: closed });
  save();
  await closed.catch(() => undefined);
  expect(downloaded).toEqual([]);
});
