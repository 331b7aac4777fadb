import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runVerb, type Verb } from './verbs';

let written: { stdout: string; stderr: string };
const ran = vi.fn(async () => 1 as const);

const verbs: Record<string, Verb> = {
  check: { does: 'checks malls', load: async () => ({ usage: 'Usage of check', run: ran }) },
  remove: { does: 'takes a mall out', load: () => Promise.reject(new Error('loaded without need')) },
};

/** Runs `npm run mall -- …`. */
async function mall(...argv: string[]) {
  return run(false, argv);
}

async function run(needsVerb: boolean, argv: readonly string[]) {
  process.argv = ['node', 'mall.ts', ...argv];
  process.exitCode = undefined;
  await runVerb('mall', verbs, needsVerb);
  return { status: Number(process.exitCode ?? 0), ...written };
}

beforeEach(() => {
  ran.mockClear();
  written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    });
  }
});

const { argv, exitCode } = process;
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode });
});

const list = `Usage: npm run mall -- VERB …
  check   checks malls
  remove  takes a mall out
The flags of a verb: npm run mall -- VERB --help
`;

describe('a command with verbs', () => {
  it('alone and with --help prints its verbs, a line each', async () => {
    expect(await mall()).toEqual({ status: 0, stdout: list, stderr: '' });
    written = { stdout: '', stderr: '' };
    expect(await mall('--help')).toEqual({ status: 0, stdout: list, stderr: '' });
  });

  it('alone ends with 2 where a job that has lost its verb would pass for good', async () => {
    expect(await run(true, [])).toEqual({ status: 2, stdout: '', stderr: `The verb is missing.\n\n${list}` });
  });

  it('runs a verb with what stands after it, loads no other, and ends with its exit code', async () => {
    expect(await mall('check', '36', '--json')).toMatchObject({ status: 1 });
    expect(ran).toHaveBeenCalledExactlyOnceWith(['36', '--json']);
  });

  it('explains a verb', async () => {
    expect(await mall('check', '--help')).toEqual({ status: 0, stdout: 'Usage of check\n', stderr: '' });
    expect(ran).not.toHaveBeenCalled();
  });

  it.each([
    ['chekc', 'There is no verb "chekc". Did you mean check?'],
    ['toString', 'There is no verb "toString".'],
    ['36', 'There is no verb "36".'],
    ['--json', 'The verb is missing before "--json". It is one of check, remove.'],
  ])('ends with 2 for %s and says why above the verbs', async (verb, told) => {
    expect(await mall(verb)).toEqual({ status: 2, stdout: '', stderr: `${told}\n\n${list}` });
  });
});
