import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; resolved?: string }>;
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock; // npm's own format
const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, Record<string, string>>;

describe('the packages', () => {
  it('come from the registry of the machine, because the lockfile names none', () => {
    const named = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(named).toEqual([]);
  });

  it('of Mantine all have the same version', () => {
    const versions = Object.entries(lock.packages)
      .filter(([path]) => /(^|\/)node_modules\/@mantine\/[^/]+$/.test(path))
      .map(([, { version }]) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions).size).toBe(1);
  });

  it('hold one bundler, so that the check for old browsers parses as the compile does', () => {
    const paths = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/rolldown'));
    expect(paths).toEqual(['node_modules/rolldown']);
  });

  it('are named by exact versions', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
