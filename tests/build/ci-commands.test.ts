import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitAll } from '../setup/git-repository';
import { runCommandHere } from '../setup/run-command';
import { faultsOf, namesIn, temporaryFolder, writeMerchant } from './harness';
import { runScript, writeCompiledRepository } from './tiny-repository';

let repository: string;
const ids = ['1', '2', '3'];

const run = (...args: string[]) => runScript(repository, 'ci', args, { HOME: repository });
/** A run that is refused before it compiles or writes anything. It needs no repository of its own. */
const refused = async (...args: string[]) => {
  const { status: code, ...text } = await runCommandHere('ci', args);
  return { code, ...text };
};

beforeAll(async () => {
  repository = await writeCompiledRepository(join(await temporaryFolder(), 'repository'));
  for (const id of ids) await writeMerchant(join(repository, 'merchants'), id);
  await writeFile(
    join(repository, '.gitignore'),
    'node_modules\n.cache/\n.tmp/\nci-sites/\nsrc/routeTree.gen.ts\n',
  );
  commitAll(repository);
});

afterAll(() => rm(join(repository, '..'), { recursive: true, force: true }));

describe('npm run ci', () => {
  it('checks, plans, compiles and builds: the artifact has a plain folder for each mall, and the report', async () => {
    const { code, stdout, stderr } = await run('all');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('shards=["1/1"]\n');
    const sites = join(repository, 'ci-sites/1-of-1');
    expect(await namesIn(sites)).toEqual(['.cores', '.report', ...ids]);
    for (const id of ids) {
      expect((await lstat(join(sites, id))).isDirectory()).toBe(true);
      expect(await faultsOf(join(sites, id))).toEqual([]);
    }
  });

  it('builds one mall after a change of one merchant, and each job only its own part', async () => {
    await writeMerchant(join(repository, 'merchants'), '2', { name: 'Another Name' });
    expect((await run('plan', '--since', 'HEAD')).stdout).toBe('shards=["1/1"]\n');
    expect((await run('build', '--shard', '1/1', '--since', 'HEAD')).code).toBe(0);
    expect(await namesIn(join(repository, 'ci-sites/1-of-1'))).toEqual(['.cores', '.report', '2']);
    expect((await run('build', '--shard', '2/2')).code).toBe(0);
    expect(await namesIn(join(repository, 'ci-sites/2-of-2'))).toEqual(['.cores', '.report', '2']);
    commitAll(repository);
    expect((await run('plan', '--since', 'HEAD')).stdout).toBe('shards=[]\n');
  });

  it('ends with 1 for a bad merchant, builds the good ones, and begins the summary of the job with the bad one', async () => {
    const place = join(repository, 'merchants/3/merchant.json');
    const good = await readFile(place);
    await writeFile(place, '{');
    expect((await run('check')).code).toBe(1);
    const summary = join(repository, '.tmp/summary.md');
    const env = { HOME: repository, GITHUB_STEP_SUMMARY: summary };
    const { code } = await runScript(repository, 'ci', ['build', '--shard', '1/1'], env);
    expect(code).toBe(1);
    expect(await namesIn(join(repository, 'ci-sites/1-of-1'))).toEqual(['.cores', '.report', '1', '2']);
    expect(await readFile(summary, 'utf8')).toMatch(
      /^## Malls 1\/1\n\n1 failed, .*2 sound\n\n\| Mall \| .*\n.*\n\| 3 \(3\) \| failed, nothing published<br>error: /,
    );
    await writeFile(place, good);
  });

  it('says nothing of malls that only an earlier run on this machine knew', async () => {
    await rm(join(repository, 'merchants/3'), { recursive: true });
    const { stderr } = await run('build', '--shard', '1/1');
    await writeMerchant(join(repository, 'merchants'), '3');
    expect(stderr).toBe('');
  });

  it('names the place of a mistake in the code, and ends with 1', async () => {
    for (const file of ['src/main.tsx', 'src/service-worker.ts']) {
      const place = join(repository, file);
      const good = await readFile(place);
      await writeFile(place, 'const a = ;\n');
      const { code, stdout, stderr } = await run('compile');
      await writeFile(place, good);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      const told = `${file}:1:11  error\n  The app does not compile: Unexpected token`;
      const fix = '\n  → `npm run types` and `npm run lint` name every mistake in the code\n';
      expect(stderr).toBe(told + fix);
    }
  });

  it('names a wrong value of the environment, which stops every mall before there is a report', async () => {
    const env = { HOME: repository, PAYLOAD_KEY: '---' };
    const { code, stderr } = await runScript(repository, 'ci', ['build', '--shard', '1/1'], env);
    expect(code).toBe(1);
    expect(stderr).toContain('PAYLOAD_KEY');
    expect(stderr).not.toContain('ENOENT');
  });

  it('ends with 1 in every step when there is no such folder of merchants', async () => {
    for (const step of ['check', 'plan', 'build']) {
      const { code, stdout, stderr } = await refused(step, '--merchants', 'none');
      expect({ code, isPlan: stdout.includes('shards') }).toEqual({ code: 1, isPlan: false });
      expect(stdout + stderr).toContain('This folder of merchants does not exist.');
    }
  });

  it('says in words that it cannot write the sites there, and builds nothing', async () => {
    for (const [out, told] of [
      ['package.json', 'package.json is not a folder, so nothing can be written into it.'],
      ['merchants', '--out is inside the folder of the merchants.'],
    ] as const) {
      const places = ['--merchants', join(repository, 'merchants'), '--out', join(repository, out)];
      const { code, stdout, stderr } = await refused('build', '--shard', '1/1', ...places);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(told);
    }
  });

  it('leaves no part of an earlier run that had another number of jobs', async () => {
    expect((await run('build', '--shard', '2/2')).code).toBe(0);
    expect((await run('build')).code).toBe(0);
    expect(await namesIn(join(repository, 'ci-sites'))).toEqual(['1-of-1']);
    expect(await namesIn(join(repository, '.tmp/ci'))).toEqual(['1-of-1']);
  });
});

it.each([
  ['ci', 4],
  ['merchants', 4],
  ['promote', 3],
])('the workflow %s pins its actions, and runs nothing that somebody else named', async (name, least) => {
  const workflow = await readFile(`.github/workflows/${name}.yml`, 'utf8');
  const uses = workflow.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThanOrEqual(least);
  for (const [line] of workflow.matchAll(/run:.*(\n {10,}.*)*/g))
    expect(line).not.toMatch(/\$\{\{ (?!matrix\.)/);
  for (const use of uses) expect(use).toMatch(/^uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe('the workflow', () => {
  it('runs these steps with the lockfile and no permission but to read', async () => {
    const workflow = await readFile('.github/workflows/merchants.yml', 'utf8');
    for (const step of ['check', 'plan', 'compile', 'build'])
      expect(workflow).toContain(`npm run --silent ci -- ${step}`);
    expect(workflow.match(/permissions:\n(?: {2,}.*\n)+/g)).toEqual(['permissions:\n  contents: read\n']);
    expect(workflow).not.toMatch(/npm (i|install)\b/);
    // a push that waits in a group that others share is lost when a newer one comes
    expect(workflow).toContain("github.event_name == 'pull_request' && github.ref || github.run_id");
    // what the compile depends on (build/core/inputs.ts)
    const keys = workflow.match(/key: core-.*/g) ?? [];
    expect(keys.length).toBe(2);
    for (const key of keys) {
      for (const part of ['runner.os', 'runner.arch', 'steps.node.outputs.node-version'])
        expect(key).toContain(`\${{ ${part} }}`);
      for (const part of ['package-lock.json', 'tsconfig.json', 'src/**', 'build/core/**', 'public/**'])
        expect(key).toContain(`'${part}'`);
    }
    expect(workflow.match(/ {8}id: node\n/g)?.length).toBe(2);
    // each hosting is used where its secret is there, and never by a pull request
    for (const hosting of ['cloudflare', 'netlify', 'nginx']) {
      const name = hosting.toUpperCase();
      const isKnown = "steps.newer.outcome != 'failure'"; // which malls a newer push publishes
      expect(workflow).toContain(`if: \${{ !cancelled() && ${isKnown} && env.${name} == 'true' }}`);
      expect(workflow).toMatch(
        new RegExp(`${name}: .* github.event_name != 'pull_request' && secrets\\.${name}_\\w+ != ''`),
      );
      expect(workflow).toContain(
        `NEWER: \${{ steps.newer.outputs.malls }}\n        run: .ci/deploy ${hosting} "$SITES"`,
      );
    }
  });

  it('Promote takes the same compile, and waits for a run before it', async () => {
    const [merchants, promote] = await Promise.all(
      ['merchants', 'promote'].map((name) => readFile(`.github/workflows/${name}.yml`, 'utf8')),
    );
    const key = /key: core-.*/.exec(merchants ?? '')?.[0];
    expect(promote).toContain(`${key}\n`);
    expect(promote).toMatch(/concurrency:\n {2}group: .*inputs\.environment }}\n\n/);
    expect(promote).toContain('run: .ci/deploy promote dist\n');
  });
});
