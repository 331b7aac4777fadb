import { createInterface } from 'node:readline/promises';
import { Failure } from '../shared/failure';
import { shown } from '../shared/shown';

/** The line that somebody types, or `undefined` at the end of the input (Ctrl-C, Ctrl-D). */
export async function askLine(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string | undefined> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  terminal.setPrompt(question);
  terminal.prompt();
  const { done, value } = await lines.next();
  terminal.close();
  if (!done) return value;
  output.write('\n');
  return undefined;
}

/**
 * Asks for the id of a mall that is to be removed. Throws `Failure` for anything else, and at the end of the input
 * (Ctrl-C, Ctrl-D).
 */
export async function confirmRemoval(
  id: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<void> {
  const typed = (await askLine(`Type ${id} to remove it: `, input, output))?.trim() ?? '';
  if (typed === id) return;
  throw new Failure(
    `Nothing was removed${typed === '' ? '' : `, because you typed ${shown(typed)}, not ${id}`}.`,
  );
}
