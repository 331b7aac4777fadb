import { type IncomingHttpHeaders, request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';

export interface Asked extends RequestOptions {
  /** Uses TLS and requests this host's certificate. '' sends no host name. */
  tlsHost?: string;
  body?: Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends exactly this request. `fetch` would change the path and would not let us set the Host header. */
export function ask({ tlsHost, body, ...options }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const exact = { agent: false as const, ...options };
    const request =
      tlsHost === undefined
        ? plainRequest(exact)
        : tlsRequest({ ...exact, servername: tlsHost, rejectUnauthorized: false }); // nobody signed a test's certificate
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
