import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSites } from '../../build/pipeline';
import { openStore } from '../../build/publish/store/open-store';
import { publishSites } from '../../build/publish/store/publish-sites';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { ensureProgram, nginx } from '../../tests/debian/ensure-program';
import { runNginx } from '../../tests/nginx/run-nginx';
import { freePorts } from '../../tests/setup/free-ports';
import { alignedTable } from './tables';

const run = promisify(execFile);

const rounds = 5;
const [seconds, connections] = [4, 16];
const wrk = { name: 'wrk', variable: 'WRK_PATH', path: 'usr/bin/wrk' };

interface Load {
  /** Requests each second. */
  rate: number;
  /** Of all requests, 99 % took at most so many ms. */
  p99: number;
}

export interface ServingRound {
  what: 'page' | 'script';
  nginx: Load;
  serve: Load;
}

/**
 * The same mall from nginx and from `npm run serve`, both with their log, each in turn on one processor. The load comes
 * from another one.
 */
export async function servingRounds(merchants: string, work: string): Promise<ServingRound[]> {
  const out = join(work, 'served');
  const environment = { variables: { API_BASE_URL: 'https://api.example' }, file: {} };
  const id = readdirSync(merchants).find((name) => /^\d+$/.test(name)) ?? '';
  await buildSites({
    merchants,
    only: [id],
    out,
    environment,
    keep: 1,
    root: projectRoot,
    cache: cacheFolder,
  });
  const [address, date] = [join(work, 'store'), new Date()];
  await publishSites({
    ...{ store: openStore(address, {}), out, order: 1, date, who: 'bench' },
    ...{ apiInFront: false, onePublisher: false, dryRun: false },
  });
  const [host = ''] = readdirSync(join(address, 'hosts')).map((name) => name.replace(/\.json$/, ''));
  const site = realpathSync(join(out, id));
  const [script = ''] = readdirSync(join(site, 'assets')).filter((name) => /^main-.*\.js$/.test(name));
  const paths = { page: '/', script: `/assets/${script}` } as const;
  const [nginxPort, servePort] = await freePorts(2);
  const program = await ensureProgram(nginx);
  const load = await ensureProgram(wrk);

  await stayOn(0); // what starts now stays there, too
  const server = `server {
    listen 127.0.0.1:${nginxPort}; server_name ${host}; root ${site}; include ${site}/${id}.locations;
    access_log ${work}/access.log; keepalive_requests 1000000000; sendfile on; tcp_nopush on;
  }`;
  const running = await runNginx(program, work, { 'mall.conf': server });
  const log = openSync(join(work, 'serve.log'), 'a');
  const args = ['--import', 'tsx', 'scripts/serve.ts', '--from', address, '--port', String(servePort)];
  const serve = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', log, 'inherit'] });
  await stayOn(1);
  try {
    while (!(await isUp(servePort + 1))) await wait(50);
    const measure = async (port: number, path: string): Promise<Load> => {
      const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip'];
      const amount = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
      const options = { env: { ...process.env, ...load.environment } };
      const { stdout } = await run(
        load.path,
        [...amount, ...headers, `http://127.0.0.1:${port}${path}`],
        options,
      );
      return readLoad(stdout);
    };
    const measured: ServingRound[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const what of ['page', 'script'] as const) {
        const path = paths[what];
        measured.push({ what, nginx: await measure(nginxPort, path), serve: await measure(servePort, path) });
      }
    }
    return measured;
  } finally {
    await running.stop();
    serve.kill('SIGTERM');
    await once(serve, 'exit');
    await stayOn('0-1023');
  }
}

function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Keeps this process, and all that it starts from now on, on some processors. Other systems than Linux decide themselves. */
async function stayOn(processors: number | string): Promise<void> {
  await run('taskset', ['-cp', String(processors), String(process.pid)]).catch(() => {});
}

/** What wrk prints. Throws for answers that are not the file. */
export function readLoad(text: string): Load {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  if (!rate || !value || /Non-2xx|Socket errors/.test(text)) throw new Error(`The load went wrong:\n${text}`);
  return { rate: Number(rate), p99: Number(value) * ({ us: 0.001, ms: 1 }[unit] ?? 1_000) };
}

/** The least share of nginx's rate, and the longest p99: as a multiple of nginx's, or in ms. */
const wanted = { share: 0.35, times: 4, ms: 10 };

export function servingTable(measured: readonly ServingRound[]): string {
  const rows = (['page', 'script'] as const).map((what) => {
    const own = measured.filter((round) => round.what === what);
    const share = median(own.map(({ nginx, serve }) => serve.rate / nginx.rate));
    const late = [
      median(own.map(({ serve }) => serve.p99)),
      median(own.map(({ nginx }) => nginx.p99)),
    ] as const;
    const good = share >= wanted.share && late[0] <= Math.max(wanted.ms, wanted.times * late[1]);
    return [
      what,
      median(own.map(({ nginx }) => nginx.rate)).toFixed(0),
      median(own.map(({ serve }) => serve.rate)).toFixed(0),
      share.toFixed(2),
      `${late[1].toFixed(1)} ms`,
      `${late[0].toFixed(1)} ms`,
      good ? '✔' : '✘',
    ] as const;
  });
  const title = `Serving from one processor, median of ${rounds} rounds in turns. Wanted: ${wanted.share} of nginx, p99 at most ${wanted.times} times nginx's or ${wanted.ms} ms`;
  return alignedTable(title, [['', 'nginx /s', 'serve /s', 'share', 'nginx p99', 'serve p99', ''], ...rows]);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
