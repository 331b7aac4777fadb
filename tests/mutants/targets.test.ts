import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure, UsageError } from '../../build/shared/failure';
import { projectRoot } from '../../build/shared/project';
import { commitAll } from '../setup/git-repository';
import { runCommandHere } from '../setup/run-command';
import { changedSince, targetsAt } from './targets';

describe('what `npm run mutants` changes', () => {
  it.each([
    ['src/features/cart/cart-rules.ts', 'src/features/cart/cart-rules.ts'],
    ['./build/cli/command.ts', 'build/cli/command.ts'],
    ['src/features/cart/', 'src/features/cart/cart-rules.ts'],
    ['build', 'build/cli/command.ts'],
    ['sandbox/', 'sandbox/nouns.ts'],
  ])('%s means %s', (path, file) => expect(targetsAt(projectRoot, path)).toContainEqual({ file }));

  it("leaves out a folder's tests", () => {
    expect(targetsAt(projectRoot, 'build').filter(({ file }) => file.includes('.test.'))).toEqual([]);
  });

  it.each([
    ['src/nowhere', 'not there'],
    ['scripts', 'not in src/'],
    ['../', 'not in src/'],
    ['src/ui/base.css', 'no TypeScript'],
    ['build/cli/command.test.ts', 'is a test'],
  ])('is not %s', (path, named) => {
    expect(() => targetsAt(projectRoot, path)).toThrow(UsageError);
    expect(() => targetsAt(projectRoot, path)).toThrow(named);
  });

  it.each([[[]], [['build', '--since', 'main']]])(
    'has to be named in one way: %j ends with 2',
    async (args) => {
      const { status, stderr } = await runCommandHere('mutants', args);
      expect(status).toBe(2);
      expect(stderr).toContain('Give either a PATH or --since REV.');
    },
  );
});

describe('the lines that changed since a commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  it('are those of sources, wherever the file is now', () => {
    mkdirSync(join(folder, 'src'));
    write('src/a.ts', 'one\ntwo\nthree\nfour\n');
    write('src/gone.ts', 'gone\n');
    write('src/a.test.ts', 'one\n');
    write('note.md', 'one\n');
    commitAll(folder);
    write('src/a.ts', 'one\nTWO\nthree\nfour\nfive\nsix\n');
    write('src/a.test.ts', 'two\n');
    write('note.md', 'two\n');
    rmSync(join(folder, 'src/gone.ts'));
    expect(changedSince(folder, 'HEAD')).toEqual([{ file: 'src/a.ts', lines: new Set([2, 5, 6]) }]);
  });

  it('need a commit that git knows', () => {
    expect(() => changedSince(folder, 'nowhere')).toThrow(Failure);
    expect(() => changedSince(folder, '--help')).toThrow("'--help'");
  });
});
