import { createInterface } from 'node:readline/promises';

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
