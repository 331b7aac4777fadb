import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { accentKeys } from '@/brand/palette-of';
import { Failure } from '../cli';
import { configName, loadFolder } from '../load-folder';
import type { Problem } from '../problem';
import type { Answers } from './answers';
import { configText } from './config-text';
import { derivePalette } from './derive-palette';
import { letterLogo } from './letter-logo';
import type { OwnFiles } from './own-files';

/** A merchant's folder before it is written. */
export interface MerchantPlan {
  files: readonly { name: string; content: string | Buffer }[];
  warnings: Problem[];
}

/**
 * The files of a new merchant. The same answers give the same bytes. They have passed the same check as every other
 * folder: throws `Failure` that names each mistake, such as one in the mall's own logo.
 */
export async function planMerchant(answers: Answers, own: OwnFiles): Promise<MerchantPlan> {
  const { logo, icon, font } = own;
  const files = [
    { name: configName, content: configText(configOf(answers, own)) },
    { name: logo?.name ?? 'logo.svg', content: logo?.bytes ?? letterLogo(answers.name, answers.primary) },
    ...[icon, font].flatMap((file) => (file ? [{ name: file.name, content: file.bytes }] : [])),
  ];
  const problems = await problemsOf(answers.id, files);
  if (problems.some(({ severity }) => severity === 'error')) throw new Failure(explained(problems, own));
  return { files, warnings: problems };
}

/** The config as a value, with what was said and nothing else. */
function configOf(answers: Answers, { logo, icon, font }: OwnFiles) {
  const { name, program, shortName, host, layout, without, accent, primary } = answers;
  const palette: Record<string, string> = derivePalette(primary);
  for (const key of accent === undefined ? [] : accentKeys) delete palette[key]; // the accent gives these
  return {
    $schema: '../merchant.schema.json',
    name,
    program: { name: program },
    hosts: [host],
    logo: logo && logo.name !== 'logo.svg' ? logo.name : undefined,
    icon: icon?.name,
    manifest: { shortName },
    referral: layout && { layout },
    screens: without.length > 0 ? Object.fromEntries(without.map((area) => [area, false])) : undefined,
    theme: { font: font?.name ?? answers.font, accent, palette },
  };
}

/** What the check says of the files, read from a folder of their own that nobody else sees. */
async function problemsOf(id: string, files: MerchantPlan['files']): Promise<Problem[]> {
  const dir = await mkdtemp(join(tmpdir(), 'new-merchant-'));
  try {
    await mkdir(join(dir, id));
    for (const { name, content } of files) await writeFile(join(dir, id, name), content);
    return (await loadFolder(dir, id)).problems;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function explained(problems: readonly Problem[], own: OwnFiles): string {
  const lines = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message, fix }) => {
      const name = basename(file);
      const path = Object.values(own).find((each) => each.name === name)?.path ?? name;
      return `${path}:${line}:${column}  ${message}${fix ? `\n  → ${fix}` : ''}`;
    });
  return [...lines, 'Nothing was written.'].join('\n');
}
