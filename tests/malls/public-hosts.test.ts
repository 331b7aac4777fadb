import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { isInEverySite, namedHosts } from '@/brand/public-hosts';
import { loadTemplates } from '../../build/brand/templates';
import { compile } from '../../build/core/compile';
import { isCopy } from '../../build/core/site-file';
import { isText } from '../../build/isolation/merchant-ids';
import { cacheFolder, projectRoot } from '../../build/shared/project';

/** The text of everything that all sites share. */
let shared = '';

beforeAll(async () => {
  const { core } = await compile({ root: projectRoot, cache: cacheFolder });
  const files = core.files.filter(({ path }) => isText(path) && !isCopy(path));
  const { words } = await loadTemplates();
  shared = [words, ...files.map(({ source }) => readFileSync(source, 'utf8'))].join('\n');
});

/** Hosts of addresses, without the part of one that the app fills in. */
function hostsIn(text: string): Set<string> {
  const hosts = text.matchAll(/\/\/(?:[\w-]*[{}$][\w{}$-]*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\b/gi);
  return new Set([...hosts].map(([, host = '']) => host.toLowerCase()));
}

it('every host in an address of the built app is one that no mall can claim', () => {
  const hosts = [...hostsIn(shared)];
  expect(hosts).toContain('www.w3.org');
  expect(hosts.filter((host) => !isInEverySite(host))).toEqual([]);
});

it('every public host is one that the built app names', () => {
  const hosts = [...hostsIn(shared)];
  const isNamed = (known: string) => hosts.some((host) => `.${host}`.endsWith(`.${known}`));
  expect(namedHosts.filter((known) => !isNamed(known))).toEqual([]);
});
