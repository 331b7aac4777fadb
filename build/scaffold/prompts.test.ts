import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../cli';
import { withPrompts } from './prompts';

function terminal() {
  return { input: new PassThrough(), output: new PassThrough() };
}

describe('asking at the terminal', () => {
  it('takes answers that were pasted before their questions', async () => {
    const { input, output } = terminal();
    input.write('77\nThe Mall\n');
    const answers = await withPrompts(
      async (ask) => {
        const id = await ask('id', async () => {
          await new Promise(setImmediate); // the rest of the paste arrives meanwhile
          return undefined;
        });
        return [id, await ask('name', async () => undefined)];
      },
      { input, output },
    );
    expect(answers).toEqual(['77', 'The Mall']);
  });

  it('asks again after a complaint', async () => {
    const { input, output } = terminal();
    input.write('x\n77\n');
    const check = async (answer: string) => (answer === 'x' ? 'The id is a number.' : undefined);
    expect(await withPrompts((ask) => ask('id', check), { input, output })).toBe('77');
    expect(await text(output.end())).toBe(
      'Merchant id (a number): The id is a number.\nMerchant id (a number): ',
    );
  });

  it('ends when the input does', async () => {
    const { input, output } = terminal();
    input.end('77\n');
    const work = withPrompts(
      async (ask) => {
        await ask('id', async () => undefined);
        return ask('name', async () => undefined);
      },
      { input, output },
    );
    await expect(work).rejects.toThrow(new UsageError('Some questions have no answer. Nothing was written.'));
  });
});
