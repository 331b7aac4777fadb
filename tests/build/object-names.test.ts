import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFlags } from '../../build/cli/read-flags';
import { checkConfig } from '../../build/config/checks/check-config';
import { allowedKeys } from '../../build/config/checks/schema-keys';
import { logoFindings } from '../../build/config/logo/logo-findings';
import { readJsonDocument } from '../../build/diagnostics/json-document';
import { readEnvFile } from '../../build/environment/env-file';
import { valueAt } from '../../build/shared/value-at';
import { withValue } from '../../tools/studio/saving/draft-text';
import { objectNames } from '../setup/object-names';
import { testFolder } from './harness';

const sound = { name: 'The Mall', hosts: ['mall.example'] };

/** Every object that a config may have, by its path. */
function objectsBelow(path: string[] = []): string[][] {
  return [path, ...allowedKeys(path).flatMap((key) => objectsIn([...path, key]))];
}
const objectsIn = (path: string[]) => (allowedKeys(path).length > 0 ? objectsBelow(path) : []);
const objects = objectsBelow().map((path) => [path.join('.') || 'the top level', path] as const);

/** What the check says of a config with one more value. */
function toldOf(path: string[], value: unknown): string[] {
  const text = withValue(JSON.stringify(sound), path, value);
  return checkConfig(readJsonDocument(text)).findings.map(({ message, fix }) => `${message} → ${fix}`);
}

/** A logo with this inside, and what the check says of it. */
async function toldOfLogo(inside: string, namespace = 'http://www.w3.org/2000/svg'): Promise<string[]> {
  const shape = '<path d="M0 0h8v8z"/>';
  const file = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="${namespace}" viewBox="0 0 8 8">${inside}${shape}</svg>`;
  return (await logoFindings(Buffer.from(file), 500)).map(({ message }) => message);
}

describe.each(objectNames)('the name %s', (name) => {
  it.each(objects)('is an unknown key of a config, and nothing else, in %s', (_where, path) => {
    const told = toldOf([...path, name], 1).filter((each) => each.includes(`There is no key "${name}"`));
    expect(told).toEqual([
      expect.stringMatching(
        / Allowed: .* → delete it$|cannot be switched off|→ did you mean "(to|photo)"\?$/,
      ),
    ]);
  });

  it('is no value that a config may have', () => {
    const told = [
      ...toldOf(['theme', 'font'], name),
      ...toldOf(['logo'], name),
      ...toldOf(['manifest', 'language'], name),
      ...toldOf(['screens', 'offers'], name),
      ...toldOf(['theme', 'accent'], name),
      ...toldOf(['referral', 'layout'], name),
      ...toldOf(['dashboard', 'tiles'], [name]),
    ];
    expect(told).toHaveLength(7);
    expect(told.join('\n')).not.toMatch(/\[native code\]|\[object/);
  });

  it('is a word without quotes like any other', () => {
    for (const text of [`{ "name": ${name} }`, `{ "name": "The Mall" ${name} }`]) {
      const [finding] = readJsonDocument(text).findings;
      expect(finding?.message).toContain(`(found: ${name})`);
      expect(finding?.fix).toContain('in straight double quotes');
    }
  });

  it('is no element, attribute, namespace or style of a logo', async () => {
    expect(await toldOfLogo(`<${name}/>`)).toEqual([`<${name}> is not allowed: a logo is made of shapes.`]);
    expect(await toldOfLogo(`<g x:a="1"/>`, name)).toEqual([
      'The attribute x:a is not allowed: it is not SVG.',
    ]);
    expect(await toldOfLogo(`<x:a/>`, name)).toEqual([`<x:a> is not allowed: it is not SVG (${name}).`]);
    expect(await toldOfLogo(`<g ${name}="1" style="${name}:1"/><style>g{${name}:1}</style>`)).toEqual([]);
    expect((await toldOfLogo(`<g style="fill:${name}(1)"/>`))[0]).toContain(`"fill:${name}(1)"`);
  });

  it('is an unknown flag of a command', () => {
    const { flags, complaints } = readFlags([`--${name}`, 'x'], { out: { type: 'string' } });
    expect(Object.keys(flags)).toEqual([]);
    expect(complaints.join()).toContain(`--${name}`);
  });

  it('is a name of another program in .env', async () => {
    const folder = await testFolder();
    await writeFile(join(folder, '.env'), `${name}=one\n`);
    const { file, fileWarnings } = await readEnvFile(join(folder, '.env'));
    expect(Object.keys(file)).toEqual([name]);
    expect(fileWarnings).toEqual([]);
    await writeFile(join(folder, '.env'), `${name}=one\n${name}=two\n`);
    await expect(readEnvFile(join(folder, '.env'))).rejects.toThrow(
      `${name} is given twice, first in line 1.`,
    );
  });

  it('is in no value that does not hold it, and can be taken out of a draft', () => {
    expect(valueAt(sound, [name])).toBeUndefined();
    expect(valueAt(sound, ['hosts', name])).toBeUndefined();
    const text = `{\n  "name": "The Mall",\n  "${name}": 1\n}\n`;
    expect(JSON.parse(withValue(text, [name], undefined))).toEqual({ name: 'The Mall' });
  });
});
