import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { scripts } from '../../package.json' with { type: 'json' };
import { testFolder } from './harness';
import { runScript, writeTinyRepository } from './tiny-repository';

const execute = promisify(execFile);
const guard = 'build/cli/plain-path.mjs';
const programs = Object.entries(scripts).filter(([, line]) => line.startsWith('node '));

describe.each(['#', '?'])('a checkout with %s in its path', (sign) => {
  const told = (folder: string) =>
    `The path ${folder}/ has a "${sign}", and nothing can be built there: rename that folder, or move this one.\n`;

  it('lets each command say so in one sentence, before it loads anything', async () => {
    expect(programs.length).toBeGreaterThan(10);
    const folder = join(await testFolder(), `malls ${sign}1`);
    await mkdir(join(folder, 'build/cli'), { recursive: true });
    await cp(join(projectRoot, guard), join(folder, guard));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
    for (const [name, line] of programs) {
      const [, ...args] = line.split(' ');
      const ended = await execute(process.execPath, args, { cwd: folder }).catch((error: unknown) => error);
      expect(ended, name).toMatchObject({ code: 1, stdout: '', stderr: told(folder) });
    }
  });
});

it('nothing in such a path is obeyed by a terminal or a log', async () => {
  const folder = join(await testFolder(), 'malls #1\n::error::x\u001b[2J');
  await mkdir(join(folder, 'build/cli'), { recursive: true });
  await cp(join(projectRoot, guard), join(folder, guard));
  const ended = await execute(process.execPath, [guard], { cwd: folder }).catch((error: unknown) => error);
  expect(ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The path .*#1\?::error::x\?\[2J\/ has/),
  });
});

it.each(['build', 'dev', 'start'])('also where %s is started without npm', async (name) => {
  const folder = join(await testFolder(), 'malls #1');
  await writeTinyRepository(folder, ['sandbox', 'src/contract']);
  const { code, stdout, stderr } = await runScript(folder, name, name === 'dev' ? ['1'] : []);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `The path ${folder}/ has a "#", and nothing can be built there: rename that folder, or move this one.\n`,
  );
});

it('nothing is said in a path with blanks, percent signs and other letters', async () => {
  const folder = join(await testFolder(), 'मॉल 100% & co');
  await mkdir(join(folder, 'build/cli'), { recursive: true });
  await cp(join(projectRoot, guard), join(folder, guard));
  expect(await execute(process.execPath, [join(folder, guard)])).toEqual({ stdout: '', stderr: '' });
});
