import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type ParseError,
  parse,
  parseTree,
} from 'jsonc-parser';
import { valueAt } from '../../../build/shared/value-at';

/** The place of a value in the config. */
export type Path = readonly (string | number)[];

const layout = { formattingOptions: { tabSize: 2, insertSpaces: true } };

/** Changes one value of a JSON text and nothing else. Objects that become empty go with their last value. */
export function withValue(text: string, path: Path, value: unknown): string {
  if (value === undefined && !isThere(text, path)) return text;
  const changed = applyEdits(text, modify(text, path as JSONPath, value, layout));
  const parent = path.slice(0, -1);
  if (value !== undefined || parent.length === 0 || typeof path.at(-1) === 'number') return changed;
  const rest = valueAt(parse(changed), parent);
  return isRecord(rest) && Object.keys(rest).length === 0 ? withValue(changed, parent, undefined) : changed;
}

/** `parse` makes a prototype of the key `__proto__`, so this asks the text itself. */
function isThere(text: string, path: Path): boolean {
  const root = parseTree(text);
  return root !== undefined && findNodeAtLocation(root, [...path]) !== undefined;
}

/** Whether a form can show the text. A text with mistakes would lose what stands behind them. */
export function isReadable(text: string): boolean {
  const mistakes: ParseError[] = [];
  const value: unknown = parse(text, mistakes);
  return mistakes.length === 0 && isRecord(value);
}

/** Whether a value is an object of JSON. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
