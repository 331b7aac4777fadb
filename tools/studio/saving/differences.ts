import { parse } from 'jsonc-parser';
import { textHash } from '@/lib/text-hash';
import { ownValue } from '../../../build/shared/value-at';
import { namedFiles } from '../../shared/named-files';
import type { Difference, MallState, SentDraft } from '../wire';
import { isReadable, isRecord, type Path, withValue } from './draft-text';

/** What is different in a mall, key by key. Both sides of the studio use it. */
export function differences(before: MallState, after: MallState): Difference[] {
  return between(comparable(before), comparable(after), []);
}

/** Objects are compared key by key, also with one that is not there. A list is one value. */
function between(before: unknown, after: unknown, path: readonly string[]): Difference[] {
  const [one, other] = [before, after].map((value) => (value === undefined ? {} : value));
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => between(ownValue(one, key), ownValue(other, key), [...path, key]));
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The config, with the content beside the name of each file: another picture with the same name is a difference, too. */
export function comparable({ text, contents }: MallState): unknown {
  if (!isReadable(text)) return parse(text);
  const named = [...namedFiles(parse(text))];
  return parse(
    named.reduce(
      (rest, [key, file]) =>
        ownValue(contents, file) === undefined
          ? rest
          : withValue(rest, key.split('.'), [{ file, content: contents[file] }]),
      text,
    ),
  );
}

/** What stands for a file in `comparable`. */
export type FileValue = [{ file: string; content: string }];

export function isFile(value: unknown): value is FileValue {
  return Array.isArray(value) && isRecord(value[0]) && 'content' in value[0];
}

/** A draft on top of a state of the folder. */
export function withDraft({ text, files }: SentDraft, { contents }: Pick<MallState, 'contents'>): MallState {
  const own = Object.entries(files).map(([name, base64]) => [name, contentName(base64)]);
  return { text, contents: { ...contents, ...Object.fromEntries(own) } };
}

/** Names the content of a file, to tell it from another one. Both sides give the same content the same name. */
export function contentName(base64: string): string {
  return `${base64.length} ${textHash(base64)}`;
}

/** Whether one of two places holds the other. */
export function overlap(one: Path, other: Path): boolean {
  const shared = Math.min(one.length, other.length);
  return isSame(one.slice(0, shared), other.slice(0, shared));
}
