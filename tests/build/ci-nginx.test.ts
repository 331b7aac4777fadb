import { mkdir, readdir, readFile, readlink, realpath, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { ciFolder, writeSite } from './ci-folder';

const ci = ciFolder();
const served = () => join(ci.folder, 'srv');
const copy = 'cp -rL "$from." "$' + '{to#*:}"';

beforeEach(async () => {
  // The command comes last. It runs on this machine.
  await ci.program('ssh', `cat "$2" >> "${ci.folder}/asked"; for last; do :; done; exec sh -c "$last"`);
  await ci.program('rsync', `from="$4"; to="$5"; ${copy}`);
  // All clocks stand at NOW, a time in Unix seconds. Each one shows it in its own zone.
  await ci.program('date', 'exec /bin/date -d "@$NOW" "$@"');
});

const keys = () => ({
  NGINX_SSH_KEY: 'the key',
  NGINX_KNOWN_HOSTS: 'hosts',
  NGINX_HOST: 'ci@web',
  NGINX_SITES: served(),
  NGINX_MALLS: join(ci.folder, 'malls'),
});
const noon = Date.UTC(2026, 0, 1, 12) / 1000;

/** A deploy of this version of mall 36, some minutes after noon. */
async function deploy(version: string, { TZ = 'UTC', minutes = 0 } = {}): Promise<void> {
  await ci.site('36', version);
  const variables = { ...keys(), TZ, NOW: String(noon + 60 * minutes) };
  expect(await ci.deploy('nginx', variables)).toEqual({ code: 0, stdout: '' });
}

const live = () => readFile(join(served(), '36/index.html'), 'utf8');
const liveFolder = async () => basename(await realpath(join(served(), '36')));
const folders = async () => (await readdir(served())).filter((name) => name.startsWith('36-')).sort();

/** A release of the time when the folders had the time in their names. */
async function earlier(...times: string[]): Promise<void> {
  for (const time of times) await writeSite(join(served(), `36-${time}`), time);
}

const link = (name: string, to: string) => symlink(join(served(), to), join(served(), name));

describe('publishing from CI to nginx', () => {
  it('puts each site in place with one link, and keeps the assets of the one before', async () => {
    await deploy('first');
    const before = await liveFolder();
    await deploy('second');
    expect(await liveFolder()).not.toBe(before);
    expect(await live()).toBe('second');
    expect((await readdir(join(served(), '36/assets'))).sort()).toEqual(['first.js', 'second.js']);
    expect(await readFile(join(served(), '10070/index.html'), 'utf8')).toBe('first');
    expect(await readFile(join(ci.folder, 'asked'), 'utf8')).toMatch(/^the key\n/);
  });

  it('keeps the newest five folders of a mall, with the assets of these alone', async () => {
    await mkdir(join(served(), '36-by-hand'), { recursive: true });
    for (let push = 1; push <= 12; push++) await deploy(`push${push}`);
    expect(await folders()).toEqual(['36-10', '36-11', '36-12', '36-8', '36-9', '36-by-hand']);
    const assets = (await readdir(join(served(), '36/assets'))).sort();
    expect(assets).toEqual([8, 9, 10, 11, 12].map((push) => `push${push}.js`).sort());
  });

  it('keeps the site that has just gone live, whatever the clocks of two machines say', async () => {
    for (let push = 1; push <= 5; push++) await deploy(`push${push}`, { TZ: 'Asia/Kolkata', minutes: push });
    for (let push = 6; push <= 7; push++) {
      await deploy(`push${push}`, { TZ: 'UTC', minutes: push });
      expect(await live()).toBe(`push${push}`);
    }
    expect(await folders()).toEqual(['36-3', '36-4', '36-5', '36-6', '36-7']);
  });

  it('takes folders that have a time in their names for older than all others', async () => {
    const times = [1, 2, 3, 4, 5].map((minute) => `20990101-15300${minute}`);
    await earlier(...times);
    await link('36', `36-${times[4]}`);
    await deploy('first');
    expect(await live()).toBe('first');
    expect(await folders()).toEqual(['36-1', ...times.slice(1).map((time) => `36-${time}`)]);
    for (const push of ['second', 'third', 'fourth', 'fifth']) await deploy(push);
    expect(await folders()).toEqual(['36-1', '36-2', '36-3', '36-4', '36-5']);
  });

  it('never removes what a link points to, such as a release that somebody went back to', async () => {
    await earlier('20260101-100000', '20260101-110000');
    await link('36', '36-20260101-110000');
    await link('36-before-the-sale', '36-20260101-100000');
    for (let push = 1; push <= 7; push++) await deploy(`push${push}`);
    const kept = ['36-20260101-100000', '36-before-the-sale'];
    expect(await folders()).toEqual([...kept.slice(0, 1), '36-3', '36-4', '36-5', '36-6', '36-7', kept[1]]);
    expect(await readFile(join(served(), '36-before-the-sale/index.html'), 'utf8')).toBe('20260101-100000');
  });

  it('lets a deploy that is overtaken by six others end without a trace', async () => {
    await deploy('first');
    const inner = join(projectRoot, '.ci/deploy');
    const overtaking = [2, 3, 4, 5, 6, 7].map((push) => {
      return `OVERTAKEN=1 "${inner}" nginx "${ci.folder}/push${push}" >> "${ci.folder}/inner" 2>&1`;
    });
    for (let push = 2; push <= 7; push++) await writeSite(join(ci.folder, `push${push}/36`), `push${push}`);
    await ci.program(
      'rsync',
      `from="$4"; to="$5"; case "$OVERTAKEN$to" in *10070*|1*) ;; *) ${overtaking.join(' && ')} || exit 1;; esac; ${copy}`,
    );
    await ci.site('36', 'slow');
    const { code, stdout } = await ci.deploy('nginx', keys());
    expect(stdout).toBe(
      '::notice title=Mall 36::A later deploy is live already, so this one is not shown.\n',
    );
    expect(code).toBe(0);
    expect(await readFile(join(ci.folder, 'inner'), 'utf8')).toBe('');
    expect(await live()).toBe('push7');
    expect(await folders()).toEqual(['36-4', '36-5', '36-6', '36-7', '36-8']);
  });

  it('keeps whole sites when several deploys run at once', async () => {
    const versions = ['one', 'two', 'three', 'four'];
    for (const version of versions) await writeSite(join(ci.folder, version, '36'), version);
    const ended = await Promise.all(
      versions.map((version) => ci.deploy('nginx', keys(), join(ci.folder, version))),
    );
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const version = await live();
    expect(versions).toContain(version);
    expect(await readdir(join(served(), '36/assets'))).toContain(`${version}.js`);
    expect((await folders()).filter((name) => !/^36-\d+$/.test(name))).toEqual([]);
    expect(await readlink(join(served(), '36'))).toBe(join(served(), await liveFolder()));
  });

  it('shows nothing of a copy that breaks off, and removes it a day later', async () => {
    await deploy('first');
    await ci.program('rsync', 'exit 1');
    expect((await ci.deploy('nginx', keys())).stdout).toContain('::error title=Mall 36::');
    expect(await live()).toBe('first');
    expect(await folders()).toEqual(['36-1', '36-2.part']);
    await ci.program('rsync', `from="$4"; to="$5"; ${copy}`);
    await deploy('third');
    expect(await folders()).toEqual(['36-1', '36-2.part', '36-3']);
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(join(served(), '36-2.part'), twoDaysAgo, twoDaysAgo);
    await deploy('fourth');
    expect(await folders()).toEqual(['36-1', '36-3', '36-4']);
  });
});

describe('a site whose page says its own policy', () => {
  const pagePolicy = "Content-Security-Policy: frame-ancestors 'none'; object-src 'none'; base-uri 'none'";
  const sends = (header: string) => ci.program('curl', `printf 'HTTP/1.1 200 OK\\r\\n%s\\r\\n' "${header}"`);
  const locations = 'gzip_static on;\n';

  /** A deploy of a site that was built for this host. */
  async function publish() {
    const site = join(ci.folder, 'ci-sites/1-of-1/36');
    await ci.site('36', 'second');
    const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
    await writeFile(join(site, 'index.html'), page);
    await writeFile(join(site, 'nginx.conf'), 'server {\n  server_name a.example b.example;\n}\n');
    await writeFile(join(site, '36.locations'), locations);
    return ci.deploy('nginx', keys());
  }
  const isLive = async () => (await live()).includes('http-equiv');

  beforeEach(async () => {
    await deploy('first');
    await mkdir(join(ci.folder, 'malls'));
    await writeFile(join(ci.folder, 'malls/36.locations'), locations);
  });

  it('is shown without a word where the server is ready for it', async () => {
    await sends(pagePolicy);
    expect(await publish()).toEqual({ code: 0, stdout: '' });
    expect(await isLive()).toBe(true);
  });

  it('is not shown while a host still sends a script-src, whatever the letters of the header’s name', async () => {
    for (const name of ['Content-Security-Policy', 'content-security-policy']) {
      await sends(`${name}: default-src 'self'; script-src 'self'`);
      const { code, stdout } = await publish();
      expect(code).toBe(1);
      expect(stdout).toMatch(
        /^a\.example still sends a script-src .*docs\/hosting\.md#the-policy-of-the-page\n::error /,
      );
      expect([await isLive(), await liveFolder()]).toEqual([false, '36-1']);
    }
  });

  it('is not shown where nobody can see what the hosts send', async () => {
    const small = join(ci.folder, 'small');
    await mkdir(small);
    for (const name of ['sh', 'sha256sum'])
      await ci.program(`../small/${name}`, `exec $(PATH=/usr/bin:/bin command -v ${name}) "$@"`);
    await ci.program('ssh', `for last; do :; done; PATH="${small}" exec /bin/sh -c "$last"`);
    const { code, stdout } = await publish();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^The server has no curl, so /m);
    expect(await isLive()).toBe(false);
  });

  it('is shown with a warning where a host does not answer yet, and where nginx includes an older file', async () => {
    await ci.program('curl', 'exit 7');
    await writeFile(join(ci.folder, 'malls/36.locations'), 'gzip_static off;\n');
    const { code, stdout } = await publish();
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.split('::')[2])).toEqual([
      expect.stringMatching(/malls\/36\.locations on the server is not that of the site\./),
      'The server does not answer for a.example yet.',
      'The server does not answer for b.example yet.',
      undefined,
    ]);
    expect(await isLive()).toBe(true);
  });
});
