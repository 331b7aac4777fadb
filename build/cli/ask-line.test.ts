import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { confirmRemoval } from './ask-line';

function answer(text: string): Promise<void> {
  const input = new PassThrough();
  input.end(text);
  return confirmRemoval('20001', input, new PassThrough());
}

it('takes nothing but the id for a yes', async () => {
  await expect(answer(' 20001 \n')).resolves.toBeUndefined();
  await expect(answer('yes\n')).rejects.toThrow(
    new Failure('Nothing was removed, because you typed "yes", not 20001.'),
  );
  await expect(answer('\n')).rejects.toThrow(new Failure('Nothing was removed.'));
});

it('takes the end of the input, such as Ctrl-C, for a no', async () => {
  await expect(answer('')).rejects.toThrow(new Failure('Nothing was removed.'));
});
