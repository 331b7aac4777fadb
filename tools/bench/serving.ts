import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
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
import { type Load, readLoad, type ServingRound } from './serving-table';

const run = promisify(execFile);

const rounds = 5;
const [seconds, connections] = [4, 16];
const wrk = { name: 'wrk', variable: 'WRK_PATH', path: 'usr/bin/wrk' };

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
    store: openStore(address, {}),
    out,
    order: 1,
    date,
    who: 'bench',
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
    const nginxPid = Number(readFileSync(join(work, 'nginx.pid'), 'utf8'));
    const measure = async (pid: number | undefined, port: number, path: string): Promise<Load> => {
      const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip'];
      const amount = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
      const options = { env: { ...process.env, ...load.environment } };
      const before = busy(pid);
      const { stdout } = await run(
        load.path,
        [...amount, ...headers, `http://127.0.0.1:${port}${path}`],
        options,
      );
      const read = readLoad(stdout);
      const cost = (busy(pid) - before) / (read.rate * seconds);
      return Number.isNaN(cost) ? read : { ...read, cost };
    };
    const measured: ServingRound[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const what of ['page', 'script'] as const) {
        const path = paths[what];
        measured.push({
          what,
          nginx: await measure(nginxPid, nginxPort, path),
          serve: await measure(serve.pid, servePort, path),
        });
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

/** The time that a process has had a processor, in µs. Linux counts it in steps of 10 ms. */
function busy(pid: number | undefined): number {
  try {
    const counted = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(counted[11]) + Number(counted[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Keeps this process, and all that it starts from now on, on some processors. Other systems than Linux decide themselves. */
async function stayOn(processors: number | string): Promise<void> {
  await run('taskset', ['-cp', String(processors), String(process.pid)]).catch(() => {});
}
