import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { type Place, placeOf, type Reach } from './place';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A server that gave no answer. The message is the system's code. */
export class NoAnswer extends Error {}

/** ms for a whole answer, and the most bytes of it. */
const patience = 20_000;
const largest = 30 * 1024 * 1024;

/** Asks one host. Connections are used again. */
export interface Asker {
  /**
   * Rejects with `NoAnswer`. Follows no redirect.
   *
   * @param options.http asks without TLS, there
   */
  ask(path: string, options?: { encoding?: string; http?: Place }): Promise<Answer>;
  close(): void;
}

/** The certificate has a line of its own, so any is taken here: one run shows all that is wrong. Nothing secret is sent. */
export function askerOf(reach: Reach, host: string): Asker {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false });
  return {
    ask: (path, { encoding = 'identity', http: plain } = {}) =>
      new Promise((resolve, reject) => {
        const { address, port } = plain ?? placeOf(reach, host);
        const headers = { host, 'accept-encoding': encoding, 'user-agent': 'launch-list' };
        const options = { host: address, port, path, headers, timeout: patience };
        const request = plain
          ? http.request({ ...options, agent: false })
          : https.request({ ...options, agent, servername: host });
        const fail = (why: string) => {
          clearTimeout(timer);
          reject(new NoAnswer(why));
          request.destroy();
        };
        const timer = setTimeout(() => fail(`no whole answer in ${patience / 1000} s`), patience);
        request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
        request.on('response', (response) => {
          const chunks: Buffer[] = [];
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > largest) fail('an answer of more than 30 MB');
            else chunks.push(chunk);
          });
          response.on('aborted', () => fail('the connection closed before the answer was whole'));
          response.on('end', () => {
            clearTimeout(timer);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            });
          });
        });
        request.end();
      }),
    close: () => agent.destroy(),
  };
}
