import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import {
  aboutOf,
  type RecordedAnswer,
  recordedAnswers,
  recording,
  recordingFile,
} from '@/contract/recorded-answer';
import { parsedJson } from '@/lib/parsed-json';

/** A folder that holds no recorded answers, or damaged ones. The message says which file, and what to do. */
export class UnusableAnswers extends Error {}

export interface RecordedAnswers {
  /** The mall whose backend gave them. Other malls do not get them. */
  merchantId: string;
  /** How many calls have an answer. */
  calls: number;
  /** The answer to a request. Undefined if none was recorded. */
  answerTo(name: CallName, values: WireBody): RecordedAnswer | undefined;
}

/** Reads a folder that `npm run backend:record` has written. Rejects with `UnusableAnswers`. */
export async function readRecordedAnswers(folder: string): Promise<RecordedAnswers> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const reasons: Partial<Record<string, string>> = { ENOENT: 'does not exist', ENOTDIR: 'is not a folder' };
    throw unusable(`${folder} ${reasons[error.code ?? ''] ?? `cannot be read (${error.code})`}.`);
  });
  if (!names.includes(recordingFile)) {
    throw unusable(`${folder} has no ${recordingFile}, so it is no folder of recorded answers.`);
  }
  const { merchant } = await readAs(join(folder, recordingFile), recording);
  const answers = new Map<string, RecordedAnswer>();
  const recorded = (Object.keys(calls) as CallName[]).filter((name) => names.includes(`${name}.json`));
  for (const name of recorded) {
    for (const answer of await readAs(join(folder, `${name}.json`), recordedAnswers)) {
      answers.set(keyOf(name, answer.about), answer);
    }
  }
  return {
    merchantId: merchant,
    calls: recorded.length,
    answerTo: (name, values) => answers.get(keyOf(name, aboutOf(calls[name], values))),
  };
}

function keyOf(name: CallName, about: RecordedAnswer['about']): string {
  return JSON.stringify([name, Object.entries(about).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

async function readAs<T extends z.ZodMiniType>(path: string, schema: T): Promise<z.output<T>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unusable(`${path} cannot be read (${error.code}).`);
  });
  const value = parsedJson(text);
  if (value === undefined) throw unusable(`${path} is damaged: it is no JSON.`);
  const { data, error } = z.safeParse(schema, value);
  if (!error) return data;
  const [issue] = error.issues;
  throw unusable(
    `${path} is damaged: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}.`,
  );
}

function unusable(what: string): UnusableAnswers {
  return new UnusableAnswers(`${what} Record the answers again: npm run backend:record -- --help`);
}
