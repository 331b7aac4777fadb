import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../shared/failure';
import { withPrompts } from './prompts';

function terminal() {
  return { input: new PassThrough(), output: new PassThrough() };
}

/** A check that takes every answer. */
function collect(answers: string[]) {
  return async (answer: string) => {
    answers.push(answer);
    return undefined;
  };
}

describe('asking at the terminal', () => {
  it('takes answers that were pasted before their questions', async () => {
    const { input, output } = terminal();
    input.write('77\nThe Mall\n');
    const answers = await withPrompts(
      async (ask) => {
        const typed: string[] = [];
        await ask('Id', async (answer) => {
          await new Promise(setImmediate); // the rest of the paste arrives meanwhile
          typed.push(answer);
          return undefined;
        });
        await ask('Name', collect(typed));
        return typed;
      },
      { input, output },
    );
    expect(answers).toEqual(['77', 'The Mall']);
  });

  it('asks again after a complaint', async () => {
    const { input, output } = terminal();
    input.write('x\n77\n');
    const check = async (answer: string) => (answer === 'x' ? 'The id is a number.' : undefined);
    await withPrompts((ask) => ask('Id', check), { input, output });
    expect(await text(output.end())).toBe('Id: The id is a number.\nId: ');
  });

  it('shows a proposal, and takes it for an empty line, and for the word none', async () => {
    const { input, output } = terminal();
    input.write('\n\nnone\n');
    const answers: string[] = [];
    await withPrompts(
      async (ask) => {
        await ask('Programme', collect(answers), 'Row Rewards');
        await ask('Typeface', collect(answers), '');
        await ask('Logo', collect(answers), '');
      },
      { input, output },
    );
    expect(answers).toEqual(['Row Rewards', '', '']);
    expect(await text(output.end())).toBe('Programme [Row Rewards]: Typeface [none]: Logo [none]: ');
  });

  it('ends when the input does', async () => {
    const { input, output } = terminal();
    input.end('77\n');
    const work = withPrompts(
      async (ask) => {
        await ask('Id', collect([]));
        return ask('Name', collect([]));
      },
      { input, output },
    );
    await expect(work).rejects.toThrow(new UsageError('Some questions have no answer. Nothing was written.'));
  });
});
