import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below them lie the ports of well-known programs. Above them, systems give ports to whoever asks for any, and to each
 * connection: such a port may be taken again before a program begins to listen.
 */
const [first, last] = [20_000, 32_000];

/** Test processes begin at different ports. */
let next = (process.pid * 16) % (last - first);

/** Free ports for programs that want to be told which one to listen on. */
export async function freePorts<Count extends 1 | 2>(count: Count): Promise<Ports[Count]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = first + next;
    next = (next + 1) % (last - first);
    if (await isFree(port)) ports.push(port);
  }
  return ports as Ports[Count]; // as many as asked for
}

interface Ports {
  1: [number];
  2: [number, number];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
