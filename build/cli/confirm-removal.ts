import { createInterface } from 'node:readline/promises';
import { Failure } from '../shared/failure';
import { shown } from '../shared/shown';

/**
 * Asks for the id of a mall that is to be removed. Throws `Failure` for anything else, and at the end of the input
 * (Ctrl-C, Ctrl-D).
 */
export async function confirmRemoval(
  id: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<void> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  terminal.setPrompt(`Type ${id} to remove it: `);
  terminal.prompt();
  const line = await lines.next();
  terminal.close();
  if (line.done) output.write('\n');
  const typed = line.done ? '' : line.value.trim();
  if (typed === id) return;
  throw new Failure(
    `Nothing was removed${typed === '' ? '' : `, because you typed ${shown(typed)}, not ${id}`}.`,
  );
}
