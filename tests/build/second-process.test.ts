import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadMerchants } from '../../build/config/load';
import { environmentOf } from '../../build/environment/environment';
import { buildSite, prepare, type Tools, toolsKey } from '../../build/pipeline/build-site';
import type { SiteOptions } from '../../build/pipeline/options';
import { type PlannedSite, planSite } from '../../build/pipeline/plan-site';
import { type Request, secondProcess, startHelper } from '../../build/pipeline/second-process';
import { build, contents, namesIn, tinyApp, twoMerchants } from './harness';

const app = tinyApp();

/** Everything up to the building of the sites of two malls. */
async function planned() {
  const options = { ...(await twoMerchants(app)), keep: 0, processes: 2 as const };
  const { merchants } = await loadMerchants(options.merchants);
  const { tools, problem } = await prepare(options, merchants);
  if (!tools) throw new Error(problem.message);
  const plan = (out: string, made = tools.inputs) =>
    merchants.map((merchant) =>
      planSite(merchant, environmentOf(merchant, { variables: {}, file: {} }), {
        out,
        made: [made],
        force: false,
      }),
    );
  return { options, tools, plan };
}

async function started(options: SiteOptions, tools: Tools) {
  const helper = startHelper(options, 1);
  if (!helper) throw new Error('There is no second process.');
  const second = secondProcess(helper, options, toolsKey(tools));
  onTestFinished(() => second.end());
  await vi.waitUntil(() => second.busy() !== undefined, { timeout: 60_000 });
  return second;
}

describe('a second process', () => {
  it('builds the same site, byte for byte, and removes the release before', {
    timeout: 120_000,
  }, async () => {
    const { options, tools, plan } = await planned();
    const second = await started(options, tools);
    const here = { ...options, out: join(options.out, 'here') };
    for (const made of ['before', 'now']) {
      const [[site], [own]] = [plan(options.out, made), plan(here.out, made)];
      if (!site || !own) throw new Error('Nothing is planned.');
      const answer = await second.build(site);
      expect(answer).toMatchObject({ problems: [], built: { release: expect.stringContaining('-') } });
      expect(await buildSite(own, tools, here)).toEqual(answer);
    }
    const [theirs, ours] = [await contents(join(options.out, '1')), await contents(join(here.out, '1'))];
    expect(ours.size).toBeGreaterThan(30);
    expect(theirs).toEqual(ours);

    expect(await namesIn(join(options.out, '.releases/1'))).toHaveLength(1);
  });

  it('tells of a site that it cannot build', { timeout: 120_000 }, async () => {
    const { options, tools, plan } = await planned();
    const second = await started(options, tools);
    await mkdir(join(options.out, '1'), { recursive: true });
    const [site] = plan(join(options.out, 'elsewhere'));
    const answer = await second.build(site as PlannedSite); // two malls are planned
    expect(answer?.built).toBeUndefined();
    expect(answer?.problems.map(({ merchant, message }) => `${merchant}: ${message}`)).toEqual([
      expect.stringMatching(/^1: .*is not a link to a release.* Move it away/),
    ]);
  });

  it('is not used where it would have to compile the app, or brands with another app', async () => {
    const { options } = await planned();
    expect(startHelper({ ...options, force: true }, 1000)).toBeUndefined();
    expect(startHelper({ ...options, processes: 1 }, 1000)).toBeUndefined();
    const { helper, answer } = fakeHelper();
    const second = secondProcess(helper, options, 'these');
    answer({ kind: 'prepare', tools: 'others' });
    expect(second.busy()).toBeUndefined();
  });

  it('that ends early leaves its sites to others', async () => {
    const { options, plan } = await planned();
    const [one, two] = plan(options.out);
    const { helper, asked, answer } = fakeHelper();
    const second = secondProcess(helper, options, 'these');
    answer({ kind: 'prepare', tools: 'these' });
    expect(second.busy()).toBe(0);
    const pending = [one, two].map((site) => second.build(site as PlannedSite)); // two malls are planned
    expect(second.busy()).toBe(2);
    expect(asked.map(({ kind }) => kind)).toEqual(['prepare', 'build', 'build']);
    helper.emit('exit', 1);
    expect(await Promise.all(pending)).toEqual([undefined, undefined]);
    expect(second.busy()).toBeUndefined();
  });

  it('does not change what a whole build reports', { timeout: 120_000 }, async () => {
    const options = await twoMerchants(app);
    const one = await build({ ...options, processes: 1 });
    const two = await build({ ...options, out: `${options.out}-two`, processes: 2 });
    expect(two.sites.map(({ merchant, release }) => [merchant, release])).toEqual(
      one.sites.map(({ merchant, release }) => [merchant, release]),
    );
    expect(two.problems).toEqual(one.problems);
  });
});

/** A process that does nothing but note what it is asked. */
function fakeHelper() {
  const asked: Request[] = [];
  const events = new EventEmitter();
  const helper = Object.assign(events, {
    send: (request: Request) => asked.push(request) > 0,
    kill: () => events.emit('exit', null),
  }) as unknown as ChildProcess; // all that `secondProcess` uses of it
  return { helper, asked, answer: (message: unknown) => events.emit('message', message) };
}
