import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureProgram, nginx } from './ensure-program';
import { findProgram } from './find-program';
import { neededIn } from './packages';

function machine(present: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const PATH = ['/bin', '/usr/bin'].join(delimiter);
  return { environment: { PATH, ...environment }, exists: (path: string) => present.includes(path) };
}

const find = (...of: Parameters<typeof machine>) => findProgram('nginx', 'NGINX_PATH', machine(...of));

describe('finding an nginx', () => {
  it('takes the one that NGINX_PATH names before any other', () => {
    expect(find(['/my/nginx', '/usr/bin/nginx'], { NGINX_PATH: '/my/nginx' })).toBe('/my/nginx');
  });

  it('looks in the PATH, and then in the folders of servers', () => {
    expect(find(['/usr/bin/nginx', '/usr/sbin/nginx'])).toBe('/usr/bin/nginx');
    expect(find(['/usr/sbin/nginx'])).toBe('/usr/sbin/nginx');
  });

  it('fails for a NGINX_PATH that leads nowhere instead of taking another program', () => {
    expect(() => find(['/usr/sbin/nginx'], { NGINX_PATH: '/gone' })).toThrow('/gone');
  });
});

describe('a machine without nginx', () => {
  it("gets the one of the distribution's package", async () => {
    const program = await ensureProgram(nginx, machine([]), async (name, path) => ({
      path: `/unpacked/${name}/${path}`,
      environment: {},
    }));
    expect(program.path).toBe('/unpacked/nginx/usr/sbin/nginx');
  });

  it('says how to get one where there is no package either', async () => {
    const failing = ensureProgram(nginx, machine([]), () => Promise.reject(new Error('apt-get: not found')));
    await expect(failing).rejects.toThrow(/apt-get install nginx.*NGINX_PATH.\napt-get: not found/);
  });

  it('fetches the package with all that it needs', () => {
    const simulation =
      'NOTE: This is only a simulation!\nReading state information...\nInst libssl3 (3.0.17 Debian:12 [amd64])\nInst nginx (1.22.1-9 Debian:12 [amd64]) []\nConf libssl3 (3.0.17 Debian:12 [amd64])\n';
    expect(neededIn(simulation)).toEqual(['libssl3', 'nginx']);
  });
});
