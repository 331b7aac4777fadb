import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A server in front of the sandbox's. It can be slow, and it has a page outside of the app. */
export interface Front {
  port: number;
  /** Delays the answer for files with a matching address until `release`. */
  hold(address: RegExp): void;
  /** Whether a request is waiting. */
  isHolding(): boolean;
  release(): void;
  close(): Promise<void>;
}

/** The page outside of the app, and its text. */
export const elsewhere = { path: '/elsewhere', text: 'You have left.' };

/** ms in which a page that is being left may cancel its requests, before the next page is served. */
const leavingTime = 2_000;

export async function startFront(behind: number): Promise<Front> {
  let slow: RegExp | undefined;
  const held = new Map<ServerResponse, () => void>();
  let onGiveUp = () => {};

  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url, headers } = from;
    const passed = request({ host: '127.0.0.1', port: behind, method, path: url, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  };

  const server = createServer((from, to) => {
    if (from.url === elsewhere.path) {
      const answer = () => to.end(`<!doctype html><title>Elsewhere</title><p>${elsewhere.text}</p>`);
      to.setHeader('content-type', 'text/html');
      const timer = setTimeout(answer, leavingTime);
      onGiveUp = () => timer.refresh(); // the page needs time to react
      return;
    }
    if (!slow?.test(from.url ?? '')) return pass(from, to);
    held.set(to, () => pass(from, to));
    to.on('close', () => held.delete(to) && onGiveUp());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    hold: (pattern) => {
      slow = pattern;
    },
    isHolding: () => held.size > 0,
    release: () => {
      slow = undefined;
      for (const answer of held.values()) answer();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
