import { inspect } from 'node:util';
import { plainText } from '@/lib/plain-text';

/** The one way to a terminal or a log for a command's output: nothing in it, such as a backend's words, is obeyed. */
export function print(text: string): void {
  process.stdout.write(plainText(text, { colour: process.stdout.isTTY }));
}

/** The same for what went wrong. */
export function complain(text: string): void {
  process.stderr.write(plainText(text, { colour: process.stderr.isTTY }));
}

/** Shows an error that nobody foresaw, with its stack. */
export function complainOf(error: unknown): void {
  complain(`${inspect(error)}\n`);
}

/** Lines that GitHub runs as commands, made by `annotations` alone: their values cannot end a line. */
export function printCommands(lines: string): void {
  process.stdout.write(lines);
}
