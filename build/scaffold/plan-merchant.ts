import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { checkConfig } from '../diagnostics/check-config';
import type { Finding } from '../diagnostics/finding';
import { readJsonDocument } from '../diagnostics/json-document';
import { logoFindings } from '../diagnostics/logo-findings';
import { paletteFindings } from '../diagnostics/palette-findings';
import { projectRoot } from '../project';
import type { Answers } from './answers';
import { derivePalette } from './derive-palette';
import { letterLogo } from './letter-logo';

/** A merchant's folder before it is written. */
export interface MerchantPlan {
  files: readonly { name: string; content: string | Buffer }[];
  /** What `merchant:check` would report about it. */
  findings: readonly { file: string; finding: Finding }[];
}

/** The files of a new merchant. The same answers give the same bytes. */
export async function planMerchant(answers: Answers, ownLogo?: Buffer): Promise<MerchantPlan> {
  const palette = derivePalette(answers.primary);
  const template = await readFile(join(projectRoot, 'templates/merchant/merchant.json.hbs'), 'utf8');
  const config = render(template, {
    ...answers,
    layout: answers.layout,
    hosts: listOf(answers.host),
    palette,
  });
  const logo = ownLogo ?? Buffer.from(letterLogo(answers.name, answers.primary));
  const document = readJsonDocument(config);
  const { findings } = checkConfig(document);
  const named = (file: string, list: readonly Finding[]) => list.map((finding) => ({ file, finding }));
  return {
    files: [
      { name: 'merchant.json', content: config },
      { name: 'logo.svg', content: logo },
    ],
    findings: [
      ...named('merchant.json', [
        ...document.findings,
        ...findings,
        ...paletteFindings({ palette }, document),
      ]),
      ...named('logo.svg', await logoFindings(logo)),
    ],
  };
}

/** In the layout of the formatter, which breaks lines of more than 110 columns. */
function listOf(host: string): string {
  const line = `["${host}"]`;
  return line.length <= 97 ? line : `[\n    "${host}"\n  ]`;
}

function render(template: string, values: object): string {
  const handlebars = Handlebars.create();
  handlebars.registerHelper('json', (value: unknown) => JSON.stringify(value));
  return handlebars.compile(template, { noEscape: true, strict: true })(values);
}
