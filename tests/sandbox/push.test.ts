import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import webPush from 'web-push';
import { people } from '../../sandbox/members/sample-people';
import { until } from '../setup/until';
import { operate } from './harness';
import { newestOf, readerOf } from './notification-reader';
import { claimsOf, makeSubscription, startPushService } from './push-service';
import { testSandbox } from './test-sandbox';

const vapid = webPush.generateVAPIDKeys();
const test = testSandbox({ vapid });
const reader = (mobile?: string) => readerOf(test, mobile);

describe('a push message', () => {
  const fields = { title: 'Hello', body: 'A note', deepLink: '/offers', picture: '2' };
  /** Sends it from the operator page, and gives the page's problem. */
  const push = async (member: string, changes: Record<string, string> = {}) => {
    const answer = await operate(test, 'notifications', { member, ...fields, ...changes });
    return new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('problem');
  };
  /** Aarav's membership has the number of the first customer. */
  const aaravs = '1';

  it('from the operator reaches the device encrypted and signed, and stands first in the list', async () => {
    const service = await startPushService();
    const device = makeSubscription(`${service.origin}/device`);
    const aarav = await reader();
    expect(await aarav.register(device.token)).toMatchObject({ statusCode: 100 });
    expect(await push(aaravs)).toBeNull();

    const [request] = service.requests;
    if (!request) throw new Error('Nothing was pushed.');
    expect(request).toMatchObject({ path: '/device', encoding: 'aes128gcm' });
    expect(claimsOf(request, vapid.publicKey)).toMatchObject({
      aud: service.origin,
      sub: 'mailto:sandbox@mall.example',
    });
    expect(() => makeSubscription(service.origin).decrypt(request.body)).toThrow();
    const newest = await newestOf(aarav);
    expect(newest).toMatchObject({ title: 'Hello', body: 'A note', deepLink: '/offers', read: false });
    expect(device.decrypt(request.body)).toMatchObject({
      title: 'Hello',
      push_text: 'A note',
      deep_link_url: '/offers',
      communication_msg_id: newest.uniqueId,
      notification_image: '/api/pictures/north/notifications/2.svg',
    });
  });

  it('tells of a bill that was decided by the clock or by the operator', async () => {
    const service = await startPushService();
    const device = makeSubscription(`${service.origin}/device`);
    const aarav = await reader();
    await aarav.register(device.token);
    await aarav.submit('manual-rs1250');
    test.clock.advance(2 * 60_000 + 1_000);
    const processed = await newestOf(aarav);
    await until(() => expect(service.requests).toHaveLength(1));
    await aarav.submit('wait-1');
    const [bill] = (await test.sandbox.submittedBills('north')).slice(-1);
    await operate(test, 'bills', { bill: bill?.id ?? '', decision: 'reject', reason: 'Not ours.' });
    await until(() => expect(service.requests).toHaveLength(2));
    const rejected = await newestOf(aarav);
    expect(service.requests.map(({ body }) => device.decrypt(body))).toMatchObject([
      { title: 'Bill processed', communication_msg_id: processed.uniqueId, deep_link_url: '/transactions' },
      { title: 'Bill rejected', communication_msg_id: rejected.uniqueId },
    ]);
  });

  it('about a bill that cannot be delivered is only logged, and stands in the list', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const service = await startPushService(() => 500);
    const aarav = await reader();
    await aarav.register(makeSubscription(service.origin).token);
    await aarav.submit('manual-rs1250');
    test.clock.advance(2 * 60_000 + 1_000);
    expect((await newestOf(aarav)).title).toBe('Bill processed');
    await until(() =>
      expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^A notification was not pushed\. Error: /)),
    );
  });

  it('drops a subscription that the push service reports as gone', async () => {
    const service = await startPushService((path) => (path === '/old' ? 410 : 201));
    const aarav = await reader();
    await aarav.register(makeSubscription(`${service.origin}/old`).token);
    await aarav.register(makeSubscription(`${service.origin}/new`).token);
    const says = 'Pushed to 1 device(s). 1 subscription(s) had ended and were dropped.';
    expect(await push(aaravs)).toContain(says);
    expect(await push(aaravs)).toBeNull();
    expect(service.requests.map(({ path }) => path).sort()).toEqual(['/new', '/new', '/old']);
  });

  it('goes to the renewed subscription, not to the expired one', async () => {
    const service = await startPushService();
    const old = makeSubscription(`${service.origin}/old`).token;
    const aarav = await reader();
    await aarav.register(old);
    await aarav.register(makeSubscription(`${service.origin}/new`).token, old);
    await push(aaravs);
    expect(service.requests.map(({ path }) => path)).toEqual(['/new']);
  });

  it('goes to the ten newest devices of a member', async () => {
    const service = await startPushService();
    const aarav = await reader();
    for (let device = 1; device <= 11; device += 1) {
      await aarav.register(makeSubscription(`${service.origin}/${device}`).token);
    }
    await push(aaravs);
    const paths = service.requests.map(({ path }) => Number(path.slice(1)));
    expect(paths.sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('does not reach a device after a logout, or when it belongs to somebody else by now', async () => {
    const service = await startPushService();
    const { token } = makeSubscription(service.origin);
    const aarav = await reader();
    await aarav.register(token);
    await (await reader(people.ishita.mobile)).register(token);
    expect(await push(aaravs)).toContain('No device takes push messages of this mall.');
    await aarav.register(token);
    await aarav.logOut(token);
    expect(await push(aaravs)).toContain('No device takes push messages of this mall.');
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['is refused by the push service', 500, '', 'the push service answered 500'],
    ['is redirected, which is not followed', 307, '', 'the push service answered 307'],
    ['cannot reach the push service', 201, 'https://127.0.0.1:1/', 'ECONNREFUSED'],
    [
      'has no address that is allowed',
      201,
      'http://10.0.0.1/',
      '1 device(s) use another push service than Web Push.',
    ],
  ])('that %s says so to the operator, and stands in the list', async (_, status, address, says) => {
    const service = await startPushService(() => status);
    const aarav = await reader();
    await aarav.register(makeSubscription(address || service.origin).token);
    const problem = await push(aaravs);
    expect(problem).toContain('It is in the list of Aarav.');
    expect(problem).toContain(says);
    expect((await newestOf(aarav)).title).toBe('Hello');
    expect(service.requests).toHaveLength(address ? 0 : 1);
  });

  it('is given up after 10 seconds without an answer', async () => {
    const arrived = vi.fn();
    const server = createServer(arrived);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const aarav = await reader();
    const { port } = server.address() as AddressInfo; // listening on TCP
    await aarav.register(makeSubscription(`http://127.0.0.1:${port}/`).token);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const problem = push(aaravs);
    await until(() => expect(arrived).toHaveBeenCalled());
    vi.advanceTimersByTime(10_000);
    expect(await problem).toContain('the push service does not answer');
  });

  it('to a member of another mall, or with a picture that nobody drew, is refused', async () => {
    expect(await push('999')).toBe("There is no customer '999' at this mall.");
    expect(await push(aaravs, { picture: '../secret' })).toBe("There is no picture '../secret'.");
    expect(await push(aaravs, { title: 'x'.repeat(201) })).toBe(
      'title takes 200 characters at most, not 201.',
    );
  });
});
