import { tmpdir } from 'node:os';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { createSandbox } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import { startServer } from '../../sandbox/serve';
import { sampleSession } from '../../tools/shared/sample-session';
import { malls } from '../sandbox/harness';
import type { ServedSandbox } from './served-sandbox';

/** The process of `served-sandbox.ts`. It says where it serves, and ends with its standard input. */
const sandbox = await createSandbox({ db: ':memory:', merchants: malls });
const server = await startServer({ root: tmpdir(), sandbox, merchants: malls, port: 0 });
const session = await sampleSession(sandbox, 'north', people.aarav.mobile, developmentPayloadKey);
const served: ServedSandbox = { port: server.port, session };
process.stdout.write(`${JSON.stringify(served)}\n`);
process.stdin.resume().on('end', () => void server.close().then(() => sandbox.close()));
