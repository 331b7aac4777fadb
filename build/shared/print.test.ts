import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { listFiles } from '../core/list-files';
import { complain, complainOf, print, printCommands } from './print';
import { projectRoot } from './project';

/** What the streams got. */
function caught(act: () => void): [out: string, error: string] {
  const got: [string, string] = ['', ''];
  const streams = [process.stdout, process.stderr] as const;
  const spies = streams.map((stream, at) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      got[at] += String(text);
      return true;
    }),
  );
  act();
  for (const spy of spies) spy.mockRestore();
  return got;
}

it('a command prints nothing that a terminal or a log obeys', () => {
  expect(caught(() => print('\u001b[2Jx\n::error::y\n'))).toEqual(['\\u001b[2Jx\n\\u003a:error::y\n', '']);
  expect(caught(() => complain('\u202ex\n'))).toEqual(['', '\\u202ex\n']);
  expect(caught(() => complainOf(new Error('\u001b[2J')))[1]).toMatch(/^Error: \\u001b\[2J\n/);
});

it('only lines that are made as commands of a workflow are such commands', () => {
  expect(caught(() => printCommands('::error::x\n'))).toEqual(['::error::x\n', '']);
});

it('every command prints in this way', async () => {
  const allowed = [
    'build/shared/print.ts',
    'sandbox/shared/log-error.ts',
    'tools/backend-kit/check/asked-backend.ts', // the line that names the call it waits for, which comes from our own list
    'serve/worker.ts', // a Worker has no other way to its log, and no terminal
  ];
  const around: string[] = [];
  for (const folder of ['build', 'tools', 'scripts', 'serve', 'sandbox']) {
    for (const file of await listFiles(join(projectRoot, folder))) {
      const path = `${folder}/${file}`;
      if (!/\.tsx?$/.test(file) || /\.test\.ts$|\/testing\//.test(path) || allowed.includes(path)) continue;
      const code = await readFile(join(projectRoot, path), 'utf8');
      if (/process\.(stdout|stderr)\.write|console\.(log|error|warn|info)/.test(code)) around.push(path);
      if (/printCommands\(/.test(code) && path !== 'tools/launch/ci/step-command.ts') around.push(path);
    }
  }
  expect(around).toEqual([]);
});
