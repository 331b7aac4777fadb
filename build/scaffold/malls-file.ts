import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { parsedJson } from '@/lib/parsed-json';
import { Failure } from '../shared/failure';
import { nearest } from '../shared/nearest';
import { shown } from '../shared/shown';
import { flagOf, requiredAnswers } from './answers';
import { type Question, questions } from './questions';

/** A mall as a line of the file says it. */
export interface MallLine {
  /** `line 4` of a table, `entry 3` of JSON. */
  place: string;
  values: Partial<Record<Question, string>>;
  /** Why the line cannot be read. */
  fault?: string;
}

/** The columns have the names of the flags. */
const columns = new Map(questions.map(({ key }) => [columnOf(key), key]));

/** How the file names an answer: `short-name`. */
export function columnOf(key: string): string {
  return key === 'id' ? 'id' : flagOf(key).slice(2);
}

/**
 * Reads a file of malls, a table (CSV) or JSON. Throws `Failure` where nothing of it can be used: no such file, no text, a
 * column that no mall has.
 */
export async function readMallsFile(path: string): Promise<MallLine[]> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw new Failure(`There is no file ${shown(path)} that can be read.`);
  const text = utf8(bytes);
  if (text === undefined) {
    throw new Failure(
      `${shown(path)} is not UTF-8, so letters such as é would be wrong. Save it as "CSV UTF-8" in the spreadsheet.`,
    );
  }
  return extname(path).toLowerCase() === '.json' ? entriesOf(text) : linesOf(text);
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes); // without its byte order mark
  } catch {
    return undefined;
  }
}

function entriesOf(text: string): MallLine[] {
  const entries = parsedJson(text);
  if (!Array.isArray(entries)) throw new Failure('The file must be a list of malls: [{ "id": "20001", … }].');
  return entries.map((entry: unknown, index): MallLine => {
    const place = `entry ${index + 1}`;
    if (typeof entry !== 'object' || entry === null)
      return { place, values: {}, fault: 'It is no object in { }.' };
    const unknown = Object.keys(entry).flatMap((name) => (columns.has(name) ? [] : [unknownColumn(name)]));
    if (unknown.length > 0) return { place, values: {}, fault: unknown.join(' ') };
    const values = Object.entries(entry).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '').trim();
      return text === '' ? [] : [[columns.get(name), text]];
    });
    return { place, values: Object.fromEntries(values) };
  });
}

interface Row {
  info: { lines: number };
  record: string[];
}

/** The first line names the columns. A cell in quotes may hold line breaks, so a mall's line is the one in which it ends. */
function linesOf(text: string): MallLine[] {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  let isCutOff = false; // the only mistake that the options leave
  const rows = parse(text, {
    delimiter: first.split(';').length > first.split(',').length ? ';' : ',',
    info: true,
    relax_column_count: true,
    relax_quotes: true, // spreadsheets write ="007" so
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: () => {
      isCutOff = true;
    },
  }) as unknown as Row[]; // `info` wraps each row, which its types do not say
  const [head, ...others] = rows;
  const keys = keysOf(head?.record ?? []);
  const lines = others
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ info, record }): MallLine => {
      const place = `line ${info.lines}`;
      if (record.length > keys.length && record.slice(keys.length).some((cell) => cell !== '')) {
        const fault = `It has ${record.length} cells, and there are ${keys.length} columns. Put a text with a comma in double quotes.`;
        return { place, values: {}, fault };
      }
      const cells = keys.flatMap((key, index) => (record[index] ? [[key, plain(record[index])]] : []));
      const formula = cells.find(([, value]) => value === undefined);
      if (formula) {
        return {
          place,
          values: {},
          fault: `${columnOf(formula[0] as Question)} is a formula. Write its value.`,
        };
      }
      return { place, values: Object.fromEntries(cells) };
    });
  if (isCutOff)
    lines.push({ place: `line ${(rows.at(-1)?.info.lines ?? 0) + 1}`, values: {}, fault: quoteFault });
  return lines;
}

const quoteFault = 'A double quote is opened and never closed, so the rest of the file cannot be read.';

/** Spreadsheets write a text such as 007 as ="007". Anything else behind = is a formula, and no value. */
function plain(cell: string): string | undefined {
  if (!cell.startsWith('=')) return cell;
  return /^="([^"]*)"$/.exec(cell)?.[1];
}

function keysOf(head: readonly string[]): Question[] {
  const names = head.map((name) => name.toLowerCase());
  const faults = names.flatMap((name, index) => {
    if (names.indexOf(name) !== index) return [`The column ${shown(name)} stands there twice.`];
    return columns.has(name) ? [] : [unknownColumn(name)];
  });
  const missing = requiredAnswers.map(columnOf).filter((name) => !names.includes(name));
  if (missing.length > 0) faults.push(`Missing in the first line: ${missing.join(', ')}.`);
  if (faults.length > 0) throw new Failure(faults.join('\n'));
  return names.flatMap((name) => columns.get(name) ?? []);
}

function unknownColumn(name: string): string {
  const near = nearest(name, [...columns.keys()]);
  const guess = near === undefined ? `There are ${[...columns.keys()].join(', ')}.` : `Did you mean ${near}?`;
  return `No mall has ${shown(name)}. ${guess}`;
}
