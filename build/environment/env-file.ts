import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { errorAt, type Finding, type Position, warningAt } from '../diagnostics/finding';
import { decodeText } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';
import { Failure, FileFailure } from '../shared/failure';
import { editDistance, nearest } from '../shared/nearest';
import type { Problem } from '../shared/problem';
import { projectRoot } from '../shared/project';
import { ownValue } from '../shared/value-at';
import { type EnvFile, type EnvironmentSources, valueFault } from './environment';

/**
 * Reads a `.env` file; it gives no variables when it is missing. Throws `FileFailure` for its mistakes, because a line
 * that nobody reads would send a site to another backend, and `Failure` for a file that cannot be read.
 */
export async function readEnvFile(path: string): Promise<EnvFile> {
  const bytes = await bytesOf(path);
  if (!bytes) return { file: {} };
  const file = displayPath(path);
  const decoded = decodeText(bytes);
  const { variables, places, findings }: EnvText =
    'finding' in decoded
      ? { variables: new Map(), places: new Map(), findings: [decoded.finding] }
      : readEnvText(decoded.text);
  const problems = findings.map((finding) => ({ merchant: '', file, ...finding }));
  if (problems.some(({ severity }) => severity === 'error'))
    throw new FileFailure([...problems, ...valueErrors({ variables, places, findings }, file)]);
  const filePlaces = Object.fromEntries([...places].map(([name, at]) => [name, { file, ...at }]));
  return { file: Object.fromEntries(variables), filePlaces, fileWarnings: problems };
}

/** The environment of this process, and the project's `.env`. Throws like `readEnvFile`. */
export async function ownSources(): Promise<EnvironmentSources> {
  return { variables: process.env, ...(await readEnvFile(join(projectRoot, '.env'))) };
}

/** The values that cannot work. Where a line has a mistake already, its value says nothing. */
function valueErrors({ variables, places, findings }: EnvText, file: string): Problem[] {
  return [...places].flatMap(([name, at]) => {
    const value = variables.get(name);
    const message = value ? valueFault(name, value) : undefined;
    if (message === undefined || findings.some(({ line }) => line === at.line)) return [];
    return [{ merchant: '', file, severity: 'error', message, ...at }];
  });
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    const status = await stat(path);
    // reading a pipe would never end
    if (!status.isFile()) throw new Failure(`${displayPath(path)} is not a file. Put a file in its place.`);
    if (status.size > maxEnvBytes) {
      const size = `${Math.ceil(status.size / 1000)} kB; at most ${maxEnvBytes / 1000} kB are allowed`;
      throw new Failure(
        `${displayPath(path)} has ${size}. Keep only lines such as API_BASE_URL=https://… in it.`,
      );
    }
    return await readFile(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOENT') return undefined;
    throw new Failure(`${displayPath(path)} cannot be read (${error.code}).`);
  }
}

/** The largest `.env`. Ten lines need a hundredth of it. */
const maxEnvBytes = 100_000;

/** The lines of a `.env` file. */
interface EnvText {
  variables: Map<string, string>;
  /** Where each variable stands. */
  places: Map<string, Position>;
  findings: Finding[];
}

/** The variables that the builder reads. Each of them changes every site. */
const ownNames = ['API_BASE_URL', 'PAYLOAD_KEY', 'PUSH_PUBLIC_KEY'];

/**
 * Reads one `KEY=value` on each line. Blank lines, comments and `export` are allowed, and so are keys of other programs.
 * No value has more than one line. Messages never show a value, because it may be secret.
 */
function readEnvText(text: string): EnvText {
  const variables: EnvText['variables'] = new Map();
  const places: EnvText['places'] = new Map();
  const findings = text.split(/\r\n|\r|\n/).flatMap((line, index): (Finding | undefined)[] => {
    const position = { line: index + 1, column: line.search(/\S/) + 1 };
    if (position.column === 0 || line.trimStart().startsWith('#')) return [];
    const [, before = '', name, rest = ''] =
      /^(\s*(?:export\s+)?)([A-Za-z_][\w.-]*)\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined) return [noPair(line, position)];
    const at = { ...position, column: before.length + 1 };
    const first = places.get(name);
    if (first) {
      return [errorAt(at, `${name} is given twice, first in line ${first.line}.`, 'keep one of the two')];
    }
    places.set(name, at);
    const value = ownValue(parseEnv(line), name) ?? '';
    variables.set(name, value);
    return [quoteFinding(name, rest.trim(), at) ?? nameFinding(name, value, at)];
  });
  return { variables, places, findings: findings.filter((finding) => finding !== undefined) };
}

function noPair(line: string, position: Position): Finding {
  const [, word = ''] = /^\s*(?:export\s+)?["']?([\w.-]+)/.exec(line) ?? [];
  const meant = meantName(word);
  const fix = meant ? `write ${meant}=…` : 'write KEY=value, or # before a comment';
  return errorAt(position, 'This line is not KEY=value, so nothing would read it.', fix);
}

/** A quote that nobody closes would swallow the next line, or drop the variable. A # without quotes cuts the value. */
function quoteFinding(name: string, written: string, position: Position): Finding | undefined {
  const [opening] = /^["'`]/.exec(written) ?? [];
  if (opening && !written.slice(1).includes(opening)) {
    const message = `The value of ${name} begins with ${opening} and does not end with it.`;
    return errorAt(position, message, 'close the quote, or leave it out');
  }
  if (opening || !isOwn(name) || !/^[^#]*[^#\s]#/.test(written)) return undefined;
  const message = `The value of ${name} ends before its #, because a comment begins there.`;
  return errorAt(position, message, 'put quotes around the value, or a space before the comment');
}

function nameFinding(name: string, value: string, position: Position): Finding | undefined {
  if (isOwn(name)) {
    if (value !== '') return undefined;
    const message = `${name} has no value, so it counts as not set.`;
    return warningAt(position, message, 'write its value behind the =, or delete the line');
  }
  const meant = meantName(name);
  if (!meant) return undefined;
  const message = `No build reads ${name}. Did you mean ${meant}?`;
  // Another program may have a key like ours, but not one that differs by a letter.
  return isSlip(name, meant)
    ? errorAt(position, message, `write ${meant}=…`)
    : warningAt(position, message, `write ${meant}=…, or leave the line if another program needs it`);
}

function isOwn(name: string): boolean {
  return ownNames.includes(name) || /^(PAYLOAD_KEY|API_BASE_URL)_\d+$/.test(name);
}

/** The name of ours that a key most likely means, also when it is the name itself. */
function meantName(word: string): string | undefined {
  const [, name = '', id] = /^(payload[_.-]?key|api[_.-]?base[_.-]?url)[_.-]?(\d+)$/i.exec(word) ?? [];
  if (id === undefined) return nearest(word, ownNames);
  return `${/^p/i.test(name) ? 'PAYLOAD_KEY' : 'API_BASE_URL'}_${id}`;
}

function isSlip(name: string, meant: string): boolean {
  const [one, other] = [name, meant].map((each) => each.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return editDistance(one ?? '', other ?? '') <= 2;
}
