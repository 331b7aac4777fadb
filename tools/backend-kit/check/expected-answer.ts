import type { Call } from '@/contract/call';
import type { Judged } from './judge-answer';
import { oops } from './judge-fields';
import type { Mask } from './mask';
import { placeOf } from './place';
import { type Finding, finding } from './report';
import { shownValue } from './shown';

/** A refusal of what everybody with this token may ask. */
export function unexpectedRefusal(call: Call, judged: Judged, mask: Mask): Finding[] {
  if (judged.kind === 'unauthorised') {
    const { reason = 'unknown' } = judged;
    const word = { refresh: 'refresh', ended: 'expired or invalid', unknown: 'none of the words' }[reason];
    const shopper = reason === 'unknown' ? oops : 'The session ends, or the page loads again and again.';
    const [spec, expected] = [placeOf.refusedToken(call), '200 for a good token'];
    return [finding('broken', spec, 'HTTP status', expected, `401 with ${word}`, shopper)];
  }
  if (judged.kind !== 'refused' || liveOtpOf(call, judged) !== undefined) return [];
  const came = `a refusal, ${shownValue(judged.statusCode, 'statusCode', mask)}`;
  const seen = judged.description ? "The backend's sentence" : "'Please Refresh'";
  const shopper = `${seen} instead of the screen.`;
  return [finding('broken', placeOf.statusCode(call), 'statusCode', '100', came, shopper)];
}

/** The id of an OTP that was sent before and is still valid. */
export function liveOtpOf(call: Call, { kind, details }: Judged): string | undefined {
  if (kind !== 'refused' || call.path !== '/getOtp') return undefined;
  return (details as { otpId?: string } | undefined)?.otpId; // as the contract declares it for this call
}
