import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { librariesIn } from './debian-package';
import { ensureProgram, nginx } from './ensure-program';
import { findProgram } from './find-program';

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

  it('fetches the libraries that the package names, but not the C library and no programs', () => {
    const depends =
      'libc6 (>= 2.34), libpcre2-8-0 (>= 10.22), libssl3t64 | libssl3 (>= 3.0.0), zlib1g:any (>= 1:1.1.4), iproute2, nginx-common (<< 2~), nginx-common (>= 1)\n';
    expect(librariesIn(depends)).toEqual(['libpcre2-8-0', 'libssl3t64', 'zlib1g']);
  });
});
