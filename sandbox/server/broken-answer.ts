import type { WireBody } from '@/contract/call';
import { pause } from '@/lib/pause';
import type { Fault } from '../noun/faults';
import { Refusal, Unauthorised } from '../noun/refusal';

/** The connection ends without an answer: the HTTP server closes the socket, and `sandbox.fetch` rejects. */
export class DroppedConnection extends TypeError {
  override readonly name = 'DroppedConnection';
}

/** `closing` aborts when the sandbox closes, so that no slow answer runs on. */
export async function breakAnswer(
  fault: Fault,
  answer: () => Promise<WireBody>,
  closing: AbortSignal,
): Promise<Response | WireBody> {
  switch (fault.kind) {
    case 'dropped':
      throw new DroppedConnection('The connection was dropped on purpose.');
    case 'lost':
      await answer().catch(() => undefined); // a refusal gets lost as well
      throw new DroppedConnection('The answer was lost on purpose.');
    case 'slow':
      await pause(fault.delay ?? 5000, closing).catch(() => {
        throw new DroppedConnection('The sandbox was closed.');
      });
      return answer();
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'malformed':
      return new Response('{"statusCode":100,"response":{"', {
        headers: { 'content-type': 'application/json' },
      });
    case 'empty':
      return { statusCode: 100, statusDescription: 'Success' };
    case 'types':
      return { ...scrambled(await answer()), statusCode: 100 };
    case 'refused':
      throw new Refusal(102, 'Refused at the request of the operator.');
    case 'refresh':
    case 'expired':
    case 'invalid':
      throw new Unauthorised(fault.kind);
  }
}

/** Replaces every value by one of another type. */
function scrambled(fields: object): WireBody {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'response' && isPlainObject(value) ? scrambled(value) : otherType(value),
    ]),
  );
}

function otherType(value: unknown): unknown {
  if (Array.isArray(value)) return 'not a list';
  if (isPlainObject(value)) return 42;
  return [{ unexpected: true }];
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
