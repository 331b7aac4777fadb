import { describe, expect, it } from 'vitest';
import { people } from '../../sandbox/members/sample-people';
import { repeatWindow } from '../../sandbox/noun/repeats';
import { newestOf, readerOf } from './notification-reader';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
const reader = (mobile?: string) => readerOf(test, mobile);

describe('notifications', () => {
  it('come newest first in pages of 20 to the end, some without a picture, a title or a date, and lead to every kind of address', async () => {
    const aarav = await reader();
    const pages = await Promise.all([1, 2, 3, 4].map(aarav.page));
    expect(pages.map(({ notifications, nextPage }) => [notifications.length, nextPage])).toEqual([
      ...[2, 3, 4].map((next) => [20, next]),
      [6, 0],
    ]);
    const all = pages.flatMap(({ notifications }) => notifications);
    expect(new Set(all.map(({ uniqueId }) => uniqueId)).size).toBe(66);
    const times = all.flatMap(({ createdAt }) => createdAt || []);
    expect(times[0]).toBe('2026-11-20 15:25:00'); // in India
    expect(times).toEqual([...times].sort().reverse());
    for (const field of ['image', 'title', 'createdAt', 'deepLink'] as const) {
      expect(all.filter((each) => each[field] === '').length, field).toBeGreaterThan(0);
    }
    for (const kind of [/^\/[a-z]/, /^https:/, /^http:/, /^javascript:/, /^\/\//]) {
      expect(all.filter(({ deepLink }) => kind.test(deepLink)).length, String(kind)).toBeGreaterThan(0);
    }
  });

  it('ask the first page for the loyalty id of the login, and later pages for 2', async () => {
    const { pageAnswer } = await reader();
    expect(await pageAnswer(1, '2')).toMatchObject({ statusCode: 102 });
    expect(await pageAnswer(2, 'north')).toMatchObject({
      statusCode: 102,
      statusDescription: 'loyalty_id of page 2 must be 2.',
    });
  });

  it('are unread until they are tapped, and the answer to the tap is the notification as it is now', async () => {
    const aarav = await reader();
    expect(await aarav.unread()).toBe(3);
    const newest = await newestOf(aarav);
    expect(newest.read).toBe(false);
    expect(await aarav.tap(newest.uniqueId)).toEqual({ ...newest, read: true });
    expect(await aarav.details(newest.uniqueId)).toEqual({ ...newest, read: true });
    expect(await aarav.unread()).toBe(2);
  });

  it('that are deleted are gone everywhere, and later pages begin where they began', async () => {
    const aarav = await reader();
    const newest = await newestOf(aarav);
    const second = await aarav.page(2);
    expect(await aarav.delete(newest.id)).toMatchObject({ statusCode: 100, response: 1 });
    expect((await aarav.page(1)).notifications.map(({ id }) => id)).not.toContain(newest.id);
    expect(await aarav.page(2)).toEqual(second);
    expect(await aarav.details(newest.uniqueId)).toBeUndefined();
    expect(await aarav.unread()).toBe(2);
    test.clock.advance(repeatWindow);
    expect(await aarav.delete(newest.id)).toMatchObject({ statusCode: 102 });
  });

  it('of another member do not exist', async () => {
    const newest = await newestOf(await reader());
    const ishita = await reader(people.ishita.mobile);
    expect(await ishita.details(newest.uniqueId)).toBeUndefined();
    expect(await ishita.tap(newest.uniqueId)).toBeUndefined();
    expect(await ishita.delete(newest.id)).toMatchObject({ statusCode: 102 });
    expect(await (await reader()).unread()).toBe(3);
  });

  it('are none for somebody, and 120 unread ones for somebody else', async () => {
    const rohan = await reader(people.rohan.mobile);
    expect(await rohan.page(1)).toEqual({ notifications: [], nextPage: 0 });
    expect(await (await reader(people.ishita.mobile)).unread()).toBe(120);
  });
});

it('a bill that is decided later tells its customer, and one that is decided at once does not', async () => {
  const aarav = await reader();
  const newest = await newestOf(aarav);
  const { submit } = aarav;
  await submit('now-rs1250');
  expect(await newestOf(aarav)).toEqual(newest);
  await submit('manual-rs1250');
  await submit('reject-1');
  test.clock.advance(2 * 60_000 + 1_000);
  const [rejected, processed] = (await aarav.page(1)).notifications;
  expect([rejected?.title, processed?.title]).toEqual(['Bill rejected', 'Bill processed']);
  expect([rejected?.deepLink, processed?.deepLink]).toEqual(['/transactions?tab=bills', '/transactions']);
  expect(processed?.body).toMatch(/^It has earned you [\d.]+ points\.$/);
  expect(await aarav.unread()).toBe(5);
});
