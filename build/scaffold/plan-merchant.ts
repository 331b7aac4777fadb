import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { defaultAngle, patternFor } from '@/brand/decoration';
import { accentKeys } from '@/brand/palette-of';
import type { Merchant } from '../brand/merchant';
import { type CheckedFolder, checkFolder } from '../config/check-folder';
import { defaultsName } from '../config/defaults';
import { configName } from '../config/load-folder';
import { derivePalette } from '../config/palette/derive-palette';
import { maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { letterLogo } from '../pictures/letter-logo';
import { Failure } from '../shared/failure';
import type { Problem } from '../shared/problem';
import { defaultMerchants } from '../shared/project';
import type { Answers } from './answers';
import type { OwnFiles } from './own-files';

/** A merchant's folder before it is written. */
export interface MerchantPlan {
  files: readonly { name: string; content: string | Buffer }[];
  /** What the check of every other folder says of this one. */
  problems: Problem[];
  /** Missing where the check finds errors. */
  merchant?: Merchant;
}

/**
 * The files of a new merchant, and what the check says of them. The same answers give the same bytes.
 *
 * @param dir the folder of merchants that it goes to
 */
export async function planMerchant(
  answers: Answers,
  own: OwnFiles,
  dir = defaultMerchants,
): Promise<MerchantPlan> {
  const { logo, icon, font } = own;
  const files = [
    { name: configName, content: configText({ $schema: schemaFrom(dir), ...configOf(answers, own) }) },
    { name: logo?.name ?? 'logo.svg', content: logo?.bytes ?? letterLogo(answers.name, answers.primary) },
    ...[icon, font].flatMap((file) => (file ? [{ name: file.name, content: file.bytes }] : [])),
  ];
  const { problems, merchant } = await checked(answers.id, files, dir);
  return { files, problems, ...(merchant && { merchant }) };
}

/** Throws `Failure` that names each mistake, such as one in the mall's own logo: all of them, or those of one file. */
export function refuseErrors({ problems }: MerchantPlan, own: OwnFiles, only?: string): void {
  const texts = errorsOf(problems, own).flatMap(({ path, text }) => (path === (only ?? path) ? [text] : []));
  if (texts.length > 0) throw new Failure(texts.join('\n'));
}

/** The path of the JSON Schema from a merchant's folder in `dir`. */
function schemaFrom(dir: string): string {
  return relative(join(dir, 'id'), join(defaultMerchants, 'merchant.schema.json')).replaceAll(sep, '/');
}

/** The config as a value, with what was said and nothing else. */
function configOf(answers: Answers, { logo, icon, font }: OwnFiles) {
  const { name, program, shortName, host, layout, without, accent, primary } = answers;
  const palette: Record<string, string> = derivePalette(primary);
  for (const key of accent === undefined ? [] : accentKeys) delete palette[key]; // the accent gives these
  return {
    name,
    program: { name: program },
    hosts: [host],
    logo: logo && logo.name !== 'logo.svg' ? logo.name : undefined,
    icon: icon?.name,
    manifest: { shortName },
    referral: layout && { layout },
    screens: without.length > 0 ? Object.fromEntries(without.map((area) => [area, false])) : undefined,
    theme: {
      font: font?.name ?? answers.font,
      accent,
      decoration: { pattern: patternFor(primary), angle: defaultAngle }, // another shade later keeps them
      palette,
    },
  };
}

/** The files as a folder of their own that nobody else sees, beside what malls share. */
async function checked(id: string, files: MerchantPlan['files'], merchants: string): Promise<CheckedFolder> {
  const dir = await mkdtemp(join(tmpdir(), 'new-merchant-'));
  try {
    await mkdir(join(dir, id));
    const shared = readMerchantFile(merchants, defaultsName, maxConfigBytes);
    if ('bytes' in shared) await writeFile(join(dir, defaultsName), shared.bytes);
    for (const { name, content } of files) await writeFile(join(dir, id, name), content);
    return await checkFolder(dir, id);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The errors in words. Each names the file that the person gave, because the folder is gone again. */
function errorsOf(problems: readonly Problem[], own: OwnFiles): { path: string; text: string }[] {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message, fix }) => {
      const name = basename(file);
      const path = Object.values(own).find((each) => each.name === name)?.path ?? name;
      return { path, text: `${path}:${line}:${column}  ${message}${fix ? `\n  → ${fix}` : ''}` };
    });
}

/** The widest line of the formatter. */
const columns = 110;

type Json = string | boolean | number | readonly string[] | { [key: string]: Json | undefined };

/** A config as JSON, in the layout of the formatter. Keys without a value are left out. */
function configText(config: { [key: string]: Json | undefined }): string {
  return `${written(config, '')}\n`;
}

function written(value: Json, indent: string, before = 0): string {
  const inner = `${indent}  `;
  if (isList(value)) {
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    if (indent.length + before + line.length <= columns) return line;
    return `[\n${value.map((entry) => inner + JSON.stringify(entry)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).flatMap(([key, part]) => {
    if (part === undefined) return [];
    const name = `${JSON.stringify(key)}: `;
    return [`${inner}${name}${written(part, inner, name.length + 1)}`]; // 1 for a comma
  });
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function isList(value: Json): value is readonly string[] {
  return Array.isArray(value);
}
