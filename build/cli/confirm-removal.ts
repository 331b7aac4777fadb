import { Failure } from '../shared/failure';
import { shown } from '../shared/shown';
import { askLine } from './ask-line';

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
