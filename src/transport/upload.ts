import type * as z from 'zod/mini';
import type { Call } from '@/contract/call';
import { httpRequest } from '@/contract/http-request';
import { CallError } from './call-error';
import { readReply } from './read-reply';
import { requestTimeout, type SendOptions, type TransportOptions } from './transport';

export interface UploadOptions extends Pick<SendOptions, 'bearer' | 'signal'> {
  /** Called with the part of the bytes that has left the device, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

export type Upload = ReturnType<typeof createUpload>;

/**
 * Sends calls that carry files. Like the transport, with two differences. It reports the progress, which `fetch` cannot
 * do. And the 75 s count from the last progress, because a large file takes longer on a slow connection. Never retries.
 * Rejects with a `CallError`, or with the signal's own reason when the caller aborted.
 */
export function createUpload({ baseUrl, payloadKey }: TransportOptions) {
  return function upload<Request extends z.ZodMiniType, Reply>(
    call: Call<Request, Reply>,
    values: z.output<Request>,
    { bearer, signal, onProgress }: UploadOptions = {},
  ): Promise<Reply> {
    const { url, method, headers, body } = httpRequest(call, values, { baseUrl, payloadKey, bearer });
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return void reject(signal.reason);
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fail = (kind: 'offline' | 'timeout') => end(() => reject(new CallError({ kind }, call.path)));
      const abort = () => end(() => reject(signal?.reason));
      // When the network fails, some browsers let a request hang for minutes.
      const lose = () => fail('offline');
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fail('timeout'), requestTimeout);
      };
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        removeEventListener('offline', lose);
        settle();
        request.abort(); // has no effect after an answer
      };

      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        if (total > 0) onProgress?.(loaded / total);
      };
      request.upload.onload = () => {
        wait();
        onProgress?.(1);
      };
      request.onprogress = wait;
      request.onerror = () => fail('offline');
      request.onload = () =>
        end(() => {
          try {
            resolve(readReply(call, { status: request.status, body: request.responseText }));
          } catch (error) {
            reject(error);
          }
        });
      signal?.addEventListener('abort', abort);
      addEventListener('offline', lose);
      wait();
      request.open(method, url);
      if (headers.authorization) request.setRequestHeader('authorization', headers.authorization);
      request.send(body);
    });
  };
}
