import { describe, expect, it } from 'vitest';
import { tokensOf } from '@/contract/tokens';
import type { IssuedTokens } from '../../sandbox/login/tokens';
import { people } from '../../sandbox/members/sample-people';
import { identityOf } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 24 * 60 * 60_000;

async function session(mobile: string = people.aarav.mobile, merchantId = 'north') {
  const reply = await test.logIn(mobile, merchantId);
  return { ...bothTokens(tokensOf(reply)), customerId: reply.userId ?? '' };
}

const details = (token: string | undefined, merchantId = 'north', customerId = '') =>
  test.send(
    'getMerchantDetails',
    { ...identityOf(merchantId, customerId), userId: customerId },
    token === undefined ? {} : { token },
  );

const refresh = (token: string, merchantId = 'north') =>
  test.send('refreshAuthToken', identityOf(merchantId), { token });

async function refreshed(token: string): Promise<IssuedTokens> {
  return bothTokens(tokensOf(await test.read('refreshAuthToken', identityOf('north'), { token })));
}

function bothTokens(tokens: ReturnType<typeof tokensOf>): IssuedTokens {
  if (!tokens?.refresh) throw new Error('no tokens');
  return { access: tokens.access, refresh: tokens.refresh };
}

const refused = (message: string) => ({ status: 401, body: { message } });

describe('an access token', () => {
  it('is valid for 30 minutes, then its 401 asks to refresh', async () => {
    const { access } = await session();
    test.clock.advance(minutes(30) - 1);
    expect((await details(access)).status).toBe(200);
    test.clock.advance(1);
    expect(await details(access)).toMatchObject(refused('Token expired, please refresh'));
  });

  it('with an expired refresh token is expired for good', async () => {
    const { access } = await session();
    test.clock.advance(days(30));
    expect(await details(access)).toMatchObject(refused('Session has expired'));
  });

  it.each([undefined, 'nonsense'])('that is missing or unknown (%s) is invalid', async (token) => {
    expect(await details(token)).toMatchObject(refused('Token is invalid'));
  });

  it('cannot be used as a refresh token, or the other way round', async () => {
    const { access, refresh: refreshToken } = await session();
    expect((await refresh(access)).status).toBe(401);
    expect((await details(refreshToken)).status).toBe(401);
  });

  it('is invalid after logging out, and so is its refresh token', async () => {
    const { access, refresh: refreshToken, customerId } = await session();
    const device = { loginThrough: 2, deviceToken: '', refreshToken };
    await test.send('logOutUser', { merchantId: 'north', customerId, ...device }, { token: access });
    expect((await details(access)).body.message).toBe('Token is invalid');
    expect((await refresh(refreshToken)).body.message).toBe('Token is invalid');
  });
});

describe('a refresh token', () => {
  it('gives new tokens; the replaced access token asks to refresh', async () => {
    const old = await session();
    const fresh = await refreshed(old.refresh);
    expect((await details(fresh.access)).status).toBe(200);
    expect((await details(old.access)).body.message).toBe('Token expired, please refresh');
  });

  it('works again within a minute, for a client whose answer was lost', async () => {
    const old = await session();
    await refreshed(old.refresh);
    test.clock.advance(60_000);
    const fresh = await refreshed(old.refresh);
    expect((await details(fresh.access)).status).toBe(200);
  });

  it('that is used again later was copied, so the whole session ends', async () => {
    const old = await session();
    const fresh = await refreshed(old.refresh);
    test.clock.advance(60_001);
    expect((await refresh(old.refresh)).body.message).toBe('Token is invalid');
    expect((await details(fresh.access)).body.message).toBe('Token is invalid');
  });

  it('expires after 30 days with a text that does not ask to refresh', async () => {
    const old = await session();
    test.clock.advance(days(30));
    expect(await refresh(old.refresh)).toMatchObject(refused('Session has expired'));
  });

  it('of one mall is invalid at another', async () => {
    const { refresh: token } = await session();
    expect((await refresh(token, 'south')).status).toBe(401);
    expect((await refresh(token, 'north')).status).toBe(200);
  });
});

describe('scope', () => {
  it('a token of one mall is invalid at another', async () => {
    const { access } = await session();
    expect(await details(access, 'south')).toMatchObject(refused('Token is invalid'));
  });

  it("another customer's id is refused", async () => {
    const { access } = await session();
    const other = await session(people.ishita.mobile);
    expect((await details(access, 'north', other.customerId)).body).toMatchObject({ statusCode: 102 });
    expect((await details(access, 'north', other.customerId)).body).not.toHaveProperty('response');
  });

  it("a mall's host accepts no other mall's id", async () => {
    const host = 'rewards.northgate.example';
    const { body } = await test.send('isMaintainance', { merchantId: 'south' }, { host });
    const statusDescription = 'This site cannot act for another merchant.';
    expect(body).toMatchObject({ statusCode: 102, statusDescription });
  });

  it('plain localhost takes the merchant from the request', async () => {
    const answer = await test.read('isMaintainance', { merchantId: 'south' }, { host: 'localhost' });
    expect(answer).toEqual({ maintenance: false });
  });
});
