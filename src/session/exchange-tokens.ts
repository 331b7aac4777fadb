import type { RequestOf } from '@/contract/call';
import { refreshAuthToken } from '@/contract/session';
import { type Tokens, tokensOf } from '@/contract/tokens';
import type { SendOptions } from '@/transport/transport';
import { brandTransport } from './brand-transport';

/**
 * Gets new tokens for a refresh token, without storing them. Throws `CallError`, or an `Error` if the reply has no
 * tokens.
 */
export async function exchangeTokens(
  request: RequestOf<typeof refreshAuthToken>,
  refreshToken: string | undefined,
  options: Omit<SendOptions, 'bearer'> = {},
): Promise<Tokens> {
  const reply = await brandTransport()(refreshAuthToken, request, { ...options, bearer: refreshToken });
  const tokens = tokensOf(reply);
  if (!tokens) throw new Error('The reply holds no tokens.');
  return tokens;
}
