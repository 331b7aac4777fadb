import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** ms until a push service that does not answer counts as out of reach. */
const patience = 10_000;

export interface PushMessage {
  endpoint: string;
  method: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

/**
 * Posts a message and gives the status of the answer. It follows no redirect. Rejects when there is no answer in time, or
 * when `closing` aborts.
 */
export function postPush(
  { endpoint, method, headers, body }: PushMessage,
  closing: AbortSignal,
): Promise<number> {
  const send = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // `AbortSignal.any` with a timeout forgets the timeout when Node collects its garbage.
    const request = send(endpoint, { method, headers, agent: false }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    const stop = (why: string) => request.destroy(new Error(why));
    const onClosing = () => stop('the sandbox closes');
    const timer = setTimeout(() => stop('the push service does not answer'), patience);
    closing.addEventListener('abort', onClosing);
    request.on('error', reject);
    request.on('close', () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', onClosing);
    });
    if (closing.aborted) onClosing();
    request.end(body);
  });
}
