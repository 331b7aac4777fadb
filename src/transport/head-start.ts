import type { HttpReply } from '@/contract/envelope';
import type { HttpRequest } from '@/contract/http-request';

/** The call that the page sent before the app was there (docs/decisions/0047-head-start.md). */
interface HeadStart {
  url: string;
  method: HttpRequest['method'];
  headers: HttpRequest['headers'];
  body: string;
  /** ms since 1970. */
  sentAt: number;
  answer: Promise<HttpReply>;
  stop: () => void;
}

declare global {
  // src/app/page/start-screen.ts sets it.
  var headStart: HeadStart | undefined;
}

/**
 * ms for which the answer may be used, the same as for other queries. A shopper who comes to the screen later gets a
 * new one.
 */
const freshFor = 30_000;

/** The head start, if it has just sent exactly this request. It can be used only once. */
export function takeHeadStart(request: HttpRequest): HeadStart | undefined {
  const begun = globalThis.headStart;
  if (!begun || !isSame(begun, request)) return undefined;
  globalThis.headStart = undefined;
  return Date.now() - begun.sentAt < freshFor ? begun : undefined;
}

function isSame(begun: HeadStart, { url, method, headers, body }: HttpRequest): boolean {
  return (
    begun.url === url &&
    begun.method === method &&
    begun.headers.authorization === headers.authorization &&
    begun.body === String(body)
  );
}
