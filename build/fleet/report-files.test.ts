import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import type { FleetEntry } from './fleet-entry';
import { readReport, reportFolder } from './report-files';

const sound: FleetEntry = {
  merchant: '36',
  name: 'Example Mall',
  hosts: ['rewards.example-mall.example'],
  status: 'built',
  release: '1-0a1b2c',
  problems: [{ severity: 'warning', message: 'A name is long.' }],
  size: { total: 900, own: 100, font: 0 },
  contrast: 4.6,
  changes: ['The first release.'],
  checks: { config: true, contrast: true, isolation: true, size: true },
};

let out: string;
beforeEach(async () => {
  out = await testFolder();
  mkdirSync(join(out, reportFolder));
});

function save(json: string): void {
  writeFileSync(join(out, reportFolder, 'index.json'), json);
}

it('reads the entries of the last report as they were written', async () => {
  save(JSON.stringify({ malls: [sound] }));
  expect([...(await readReport(out)).values()]).toEqual([sound]);
});

it.each(Object.keys(sound).filter((key) => key !== 'size'))(
  'counts an entry without its %s as none',
  async (key) => {
    const rest = Object.fromEntries(Object.entries(sound).filter(([each]) => each !== key));
    save(JSON.stringify({ malls: [rest, { ...sound, merchant: '37' }, null] }));
    expect([...(await readReport(out)).keys()]).toEqual(['37']);
  },
);

it('counts a report that is cut off as none', async () => {
  save('{ "malls": [');
  expect([...(await readReport(out)).keys()]).toEqual([]);
});
