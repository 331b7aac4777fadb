import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Miniflare } from 'miniflare';
import { rolldown } from 'rolldown';
import { projectRoot } from '../../build/shared/project';
import { distSites } from '../../serve/dist-sites';
import { serveSite } from '../../serve/serve-site';
import { ensureProgram } from '../debian/ensure-program';
import { type Answer, type Asked, ask } from '../nginx/ask';
import { freePorts } from '../setup/free-ports';
import type { S3Store } from '../stores/s3-store';
import { type Served, startServe } from './start-serve';

/** Something that serves the same malls. */
export interface Front {
  ask(asked: Asked): Promise<Answer>;
  stop(): Promise<unknown>;
}

const local = (port: number) => (asked: Asked) => ask({ host: '127.0.0.1', port, ...asked });

export async function distFront(out: string, hosts: Readonly<Record<string, string>>): Promise<Front> {
  const sites = distSites(out, (host) => hosts[host]);
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request) => serveSite(request, sites),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { ask: local(port), stop: async () => server.close() };
}

export async function nodeFront(from: readonly string[], environment = {}): Promise<Front & Served> {
  const served = await startServe(from, environment);
  return { ...served, ask: local(served.port) };
}

/** Every object of a store in a folder, by key. */
export function* objectsIn(folder: string): Generator<[key: string, bytes: Buffer<ArrayBuffer>]> {
  for (const key of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(folder, key)).isFile()) yield [key, readFileSync(join(folder, key))];
  }
}

async function workerScript(): Promise<string> {
  const bundle = await rolldown({ input: join(projectRoot, 'serve/worker.ts') });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}

/** The Worker, with a bucket of R2 that holds this store. */
export async function workerFront(folder: string): Promise<Front> {
  const miniflare = await startWorker({ r2Buckets: ['BUCKET'], bindings: { STORE: 'in/here/' } });
  // Its own type needs those of Workers, which would replace Node's here.
  const bucket = (await miniflare.getR2Bucket('BUCKET')) as unknown as {
    put(key: string, content: ArrayBuffer): Promise<unknown>;
  };
  for (const [key, { buffer, byteOffset, length }] of objectsIn(folder))
    await bucket.put(`in/here/${key}`, buffer.slice(byteOffset, byteOffset + length));
  return frontOf(miniflare);
}

/** The Worker, with a store in S3. */
export async function workerFrontOfS3({ endpoint, environment }: S3Store): Promise<Front> {
  const bindings = { STORE: 's3://malls', AWS_ENDPOINT_URL: endpoint, ...environment };
  return frontOf(await startWorker({ bindings }));
}

async function startWorker(options: object): Promise<Miniflare> {
  const text = readFileSync(join(projectRoot, 'serve/wrangler.jsonc'), 'utf8');
  const [, compatibilityDate = ''] = /"compatibility_date": "([\d-]+)"/.exec(text) ?? [];
  const script = await workerScript();
  return new Miniflare({ modules: true, script, compatibilityDate, host: '127.0.0.1', port: 0, ...options });
}

async function frontOf(miniflare: Miniflare): Promise<Front> {
  const { port } = await miniflare.ready;
  return { ask: local(Number(port)), stop: () => miniflare.dispose() };
}

export interface CaddyFront extends Front {
  http: number;
  https: number;
  /** The certificate of its authority, which is the test's own. */
  authority(): string;
}

/** Debian's Caddy with our Caddyfile in front of `npm run serve`, and of a backend at the port. */
export async function caddyFront(served: Served, backend: number, folder: string): Promise<CaddyFront> {
  const program = await ensureProgram({ name: 'caddy', variable: 'CADDY_PATH', path: 'usr/bin/caddy' });
  const [http, https] = await freePorts(2);
  const own = `admin off\n skip_install_trust\n default_bind 127.0.0.1\n http_port ${http}\n https_port ${https}`;
  const config = [
    [/email \S+/, own],
    [/\/var\/lib\/caddy/, folder],
    [/on_demand\n/, 'on_demand\n issuer internal\n'],
    [/127\.0\.0\.1:8081/, new URL(served.askUrl).host],
    [/127\.0\.0\.1:8080/, `127.0.0.1:${served.port}`],
    [/127\.0\.0\.1:8090/, `127.0.0.1:${backend}`],
  ].reduce(
    (text, [pattern, value]) => {
      if (!RegExp(pattern ?? '').test(text)) throw new Error(`The Caddyfile has no ${pattern} any more.`);
      return text.replace(pattern ?? '', String(value));
    },
    readFileSync(join(projectRoot, 'templates/hosting/Caddyfile'), 'utf8'),
  );
  writeFileSync(join(folder, 'Caddyfile'), config);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const child = spawn(program.path, args, {
    env: { ...process.env, ...program.environment, HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await started(child);
  return {
    http,
    https,
    ask: (asked) => ask({ host: '127.0.0.1', port: https, ...asked }),
    authority: () => readFileSync(join(folder, 'pki/authorities/local/root.crt'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function started(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('serving initial configuration')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`Caddy ended with ${code}:\n${said}`)));
  });
}
