import { once } from 'node:events';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseFlags, wholeNumber } from '../../build/cli/read-flags';
import { openStore } from '../../build/publish/store/open-store';
import { Failure, UsageError } from '../../build/shared/failure';
import { complain, complainOf, print } from '../../build/shared/print';
import { emptyMemory } from '../../serve/memory';
import { serveNode } from '../../serve/node/serve-node';
import { type ReadObjects, StoreAway } from '../../serve/objects/read-objects';
import { storedSites } from '../../serve/stored-sites';

const usage = `Usage: npm run serve -- --from STORE [--port N] [--endpoint URL]
Serves every mall of a store by its host: a folder, or s3://bucket/prefix. The port after N (default 8080) is for the machine
itself: /healthz, and /ask?domain=HOST. HOST in the environment is the address to listen at (default 127.0.0.1).`;

export const serveCommand: Command = { usage, run };

/** Bytes of releases and files in memory. */
const memoryLimit = 64 * 1024 * 1024;
/** How long a request waits for news of the store, in ms. */
const patience = 500;

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    from: { type: 'string' },
    port: { type: 'string', default: '8080' },
    endpoint: { type: 'string' },
  });
  const port = wholeNumber('--port', flags.port, 0, 65_534);
  if (flags.from === undefined) throw new UsageError('--from is missing: a folder, or s3://bucket/prefix.');
  const { reading: objects } = openStore(flags.from, flags);
  await tryOut(objects);
  const sites = storedSites(objects, emptyMemory(memoryLimit), {
    patience,
    later: () => {},
    tell,
    running: new Map(),
  });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { log, flush } = lines();
  const { url, askUrl, stop } = await serveNode({
    sites,
    port,
    log,
    tell,
    hostname: process.env.HOST || '127.0.0.1',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Failure(`Port ${port} or ${port + 1} is taken. Choose another one with --port.`);
  });
  print(`Malls   ${url}\nAsk     ${askUrl}\n`);
  await stopped;
  await stop();
  flush();
  return exitCode.good;
}

/** A wrong address or account ends the command. A store that is away for now does not. */
async function tryOut(objects: ReadObjects): Promise<void> {
  try {
    await objects.get('hosts/.json');
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    const { status, code, message } = error;
    if (status === undefined ? code !== '' : status < 500 && status !== 429) throw new Failure(message);
    tell(error);
  }
}

/** A store that is away is told of again and again, for each mall. Once a minute is enough. */
const toldFor = 60_000;
let told = { message: '', at: 0 };

function tell(error: unknown): void {
  if (!(error instanceof StoreAway)) complainOf(error);
  else if (error.message !== told.message || Date.now() - told.at >= toldFor) {
    told = { message: error.message, at: Date.now() };
    complain(`${error.message}\n`);
  }
}

/** Writes lines together, because each write takes as long as a request. */
function lines() {
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length > 0) print(`${waiting.join('\n')}\n`);
    waiting = [];
  };
  return {
    flush,
    log: (line: string) => {
      if (waiting.push(line) === 1) setTimeout(flush, 100).unref();
    },
  };
}
