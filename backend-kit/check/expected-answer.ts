import type { Call } from '@/contract/call';
import type { Judged } from './judge-answer';
import { type FieldFinding, oops } from './judge-fields';
import type { Mask } from './mask';
import { placeOf } from './place';
import { shownValue } from './shown';

/** A refusal of what everybody with this token may ask. */
export function unexpectedRefusal(call: Call, judged: Judged, mask: Mask): FieldFinding[] {
  if (judged.kind === 'unauthorised') {
    const { reason = 'unknown' } = judged;
    const word = { refresh: 'refresh', ended: 'expired or invalid', unknown: 'none of the words' }[reason];
    const shopper = reason === 'unknown' ? oops : 'The session ends, or the page loads again and again.';
    return [
      {
        severity: 'broken',
        field: 'HTTP status',
        expected: '200 for a good token',
        shopper,
        came: `401 with ${word}`,
        spec: placeOf.refusedToken(call),
      },
    ];
  }
  if (judged.kind !== 'refused' || liveOtpOf(call, judged) !== undefined) return [];
  return [
    {
      severity: 'broken',
      field: 'statusCode',
      expected: '100',
      spec: placeOf.statusCode(call),
      came: `a refusal, ${shownValue(judged.statusCode, 'statusCode', mask)}`,
      shopper: judged.description
        ? "The backend's sentence instead of the screen."
        : "'Please Refresh' instead of the screen.",
    },
  ];
}

/** The id of an OTP that was sent before and is still valid. */
export function liveOtpOf(call: Call, { kind, details }: Judged): string | undefined {
  if (kind !== 'refused' || call.path !== '/getOtp') return undefined;
  return (details as { otpId?: string } | undefined)?.otpId; // as the contract declares it for this call
}
