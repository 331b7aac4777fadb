import { vi } from 'vitest';
import { s3Place, s3Sender } from '../../serve/objects/s3-request';
import type { RealStore } from './real-store';

/** Makes the bucket as soon as the store answers. Rejects with what its program has said, if it never does. */
export async function makeBucket(
  endpoint: string,
  account: RealStore['account'],
  said: () => string,
): Promise<void> {
  const place = s3Place('s3://malls', account, endpoint);
  if (typeof place === 'string') throw new Error(place);
  const send = s3Sender(place);
  await vi.waitFor(
    async () => {
      const answer = await send({ method: 'PUT' }).catch((error: Error) => error);
      if (answer instanceof Error || !answer.ok) {
        const text = answer instanceof Error ? answer.message : `${answer.status} ${await answer.text()}`;
        throw new Error(`${text}\n${said()}`);
      }
    },
    { timeout: 60_000, interval: 100 },
  );
}
