import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { testFolder } from './harness';

const execute = promisify(execFile);

/** What a job of CI has for `.ci/deploy`, new for each test: the sites of the malls 36 and 10070, and stand-ins for programs. */
export function ciFolder() {
  let folder: string;
  const sites = () => join(folder, 'ci-sites/1-of-1');

  beforeEach(async () => {
    folder = await testFolder();
    await mkdir(join(folder, 'bin'));
    await mkdir(join(sites(), '.report'), { recursive: true });
    for (const id of ['36', '10070']) await writeSite(join(sites(), id), 'first');
  });

  return {
    get folder() {
      return folder;
    },
    site: (id: string, version: string) => writeSite(join(sites(), id), version),
    /** Stands in for a program of CI. */
    program: async (name: string, text: string): Promise<void> => {
      await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`);
      await chmod(join(folder, 'bin', name), 0o755);
    },
    deploy: (hosting: string, variables: Record<string, string> = {}, from = sites()) => {
      const PATH = `${folder}/bin:${process.env.PATH}`;
      const env = { ...process.env, PATH, TARGET: 'production', ...variables };
      return execute(join(projectRoot, '.ci/deploy'), [hosting, from], { env }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
      );
    },
  };
}

/** A site with one asset of its own. */
export async function writeSite(site: string, version: string): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  const asset = `assets/${version}.js`;
  for (const path of ['index.html', asset]) await writeFile(join(site, path), version);
  await writeFile(join(site, 'build.json'), JSON.stringify({ files: [{ path: asset }] }));
}
