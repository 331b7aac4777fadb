import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tokens } from '@/contract/tokens';
import type { Db } from '../database/db';
import type { Services, SignedIn } from '../noun/handler';
import { type UnauthorisedReason, unauthorised } from '../noun/refusal';
import { sessions, tokens } from './tables';

export const accessLifetime = 30 * 60_000;
const refreshLifetime = 30 * 24 * 3_600_000;
/** A replaced refresh token works this much longer, for a client whose answer was lost. */
const replacementGrace = 60_000;

/** The owner of sessions: one customer at one merchant. */
export type Owner = Pick<SignedIn, 'customerId' | 'merchantId'>;

type Kind = (typeof tokens.kind.enumValues)[number];

/** The sandbox always gives both. */
export type IssuedTokens = Required<Tokens>;

/** Starts a session of one customer at one merchant. */
export async function startSession(tx: Db, at: Date, owner: Owner): Promise<IssuedTokens> {
  const id = randomUUID();
  await tx.insert(sessions).values({ id, ...owner, createdAt: at });
  return issue(tx, at, id);
}

/** The owner of an access token. Throws `Unauthorised`, with `refresh` while the session's refresh token is valid. */
export async function authenticate({ db, now }: Services, access: string): Promise<SignedIn> {
  const found = await find(db, access, 'access');
  if (!found) return unauthorised('invalid');
  const { token, session } = found;
  if (token.replacedAt || token.expiresAt <= now()) {
    return unauthorised((await canRefresh(db, session.id, now())) ? 'refresh' : 'expired');
  }
  return { customerId: session.customerId, merchantId: session.merchantId, sessionId: session.id };
}

/**
 * Replaces the tokens of a session by new ones. A refresh token that was replaced before ends the session, because
 * somebody has copied it. Throws `Unauthorised`, but never with `refresh`.
 */
export async function rotate(
  { write, now }: Services,
  merchantId: string,
  refresh: string,
): Promise<IssuedTokens> {
  const result = await write(async (tx): Promise<IssuedTokens | UnauthorisedReason> => {
    const at = now();
    const found = await find(tx, refresh, 'refresh');
    if (!found || found.session.merchantId !== merchantId) return 'invalid';
    const { token, session } = found;
    if (token.expiresAt <= at) return 'expired';
    if (token.replacedAt && at.getTime() - token.replacedAt.getTime() > replacementGrace) {
      await revokeSession(tx, at, session.id);
      return 'invalid';
    }
    await tx
      .update(tokens)
      .set({ replacedAt: at })
      .where(and(eq(tokens.sessionId, session.id), isNull(tokens.replacedAt)));
    return issue(tx, at, session.id);
  });
  return typeof result === 'string' ? unauthorised(result) : result;
}

export async function revokeSession(tx: Db, at: Date, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ revokedAt: at }).where(eq(sessions.id, sessionId));
}

/** Spoils what a customer holds at one merchant, each for another answer of the backend. */
export const spoil = {
  /** The access tokens expire now. The refresh tokens stay valid. */
  access: (tx: Db, at: Date, owner: Owner) => expire(tx, at, owner, ['access']),
  /** Both kinds of tokens expire now. */
  session: (tx: Db, at: Date, owner: Owner) => expire(tx, at, owner, ['access', 'refresh']),
  /** The sessions end, so that all tokens are invalid. */
  invalid: async (tx: Db, revokedAt: Date, owner: Owner) => {
    await tx
      .update(sessions)
      .set({ revokedAt })
      .where(inArray(sessions.id, sessionsOf(tx, owner)));
  },
};

async function expire(tx: Db, expiresAt: Date, owner: Owner, kinds: Kind[]): Promise<void> {
  const own = inArray(tokens.sessionId, sessionsOf(tx, owner));
  await tx
    .update(tokens)
    .set({ expiresAt })
    .where(and(inArray(tokens.kind, kinds), gt(tokens.expiresAt, expiresAt), own));
}

function sessionsOf(tx: Db, { customerId, merchantId }: Owner) {
  const { id, revokedAt } = sessions;
  const own = and(eq(sessions.customerId, customerId), eq(sessions.merchantId, merchantId));
  return tx
    .select({ id })
    .from(sessions)
    .where(and(own, isNull(revokedAt)));
}

async function issue(tx: Db, at: Date, sessionId: string): Promise<IssuedTokens> {
  const fresh: IssuedTokens = { access: newToken(), refresh: newToken() };
  const after = (lifetime: number) => new Date(at.getTime() + lifetime);
  await tx.insert(tokens).values([
    { hash: hashOf(fresh.access), sessionId, kind: 'access', expiresAt: after(accessLifetime) },
    { hash: hashOf(fresh.refresh), sessionId, kind: 'refresh', expiresAt: after(refreshLifetime) },
  ]);
  return fresh;
}

async function find(db: Db, value: string, kind: Kind) {
  const [found] = await db
    .select({ token: tokens, session: sessions })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .where(and(eq(tokens.hash, hashOf(value)), eq(tokens.kind, kind), isNull(sessions.revokedAt)));
  return found;
}

async function canRefresh(db: Db, sessionId: string, at: Date): Promise<boolean> {
  const [live] = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(
      and(
        eq(tokens.sessionId, sessionId),
        eq(tokens.kind, 'refresh'),
        isNull(tokens.replacedAt),
        gt(tokens.expiresAt, at),
      ),
    )
    .limit(1);
  return live !== undefined;
}

const newToken = () => randomBytes(32).toString('base64url');

/** A plain hash is enough for 256 random bits. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
