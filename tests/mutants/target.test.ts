import { describe, expect, it } from 'vitest';
import { UsageError } from '../../build/cli';
import { projectRoot } from '../../build/project';
import { runScript } from '../build/tiny-repository';
import { targetAt } from './target';

describe('what `npm run mutants` changes', () => {
  it.each([
    ['src/features/cart/cart-rules.ts', 'app', 'src/features/cart/cart-rules.ts'],
    ['./build/cli.ts', 'node', 'build/cli.ts'],
    ['src/features/cart/', 'app', 'src/features/cart/**/*.{ts,tsx}'],
    ['build', 'node', 'build/**/*.{ts,tsx}'],
    ['sandbox/operator', 'node', 'sandbox/operator/**/*.{ts,tsx}'],
  ])('%s is tested by the project %s', (path, project, first) => {
    const target = targetAt(projectRoot, path);
    expect(target.project).toBe(project);
    expect(target.mutate[0]).toBe(first);
  });

  it("leaves out a folder's tests", () => {
    expect(targetAt(projectRoot, 'build').mutate).toContain('!**/*.test.{ts,tsx}');
  });

  it.each([
    ['src/nowhere', 'not there'],
    ['scripts', 'not in src/'],
    ['../', 'not in src/'],
    ['src/ui/base.css', 'no TypeScript'],
    ['build/cli.test.ts', 'is a test'],
  ])('is not %s', (path, named) => {
    expect(() => targetAt(projectRoot, path)).toThrow(UsageError);
    expect(() => targetAt(projectRoot, path)).toThrow(named);
  });

  it('has to be named: without a path the command ends with 2', async () => {
    const { code, stderr } = await runScript(projectRoot, 'mutants', []);
    expect(code).toBe(2);
    expect(stderr).toContain('PATH is missing.');
  });
});
