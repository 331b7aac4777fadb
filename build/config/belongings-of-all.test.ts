import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { belongingsOfAll } from './belongings-of-all';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
  await mkdir(join(dir, '509'));
});

async function belongingsOf(config: string) {
  await writeFile(join(dir, '509', 'merchant.json'), config);
  return (await belongingsOfAll(dir, []))[0];
}

it('takes from a config with mistakes what follows the schema, and nothing else', async () => {
  const hosts = ['localhost', 'app', '127.0.0.1', 'https://petal.example', 'rewards.petal.example'];
  const config = {
    name: 'Petal & Street',
    program: { name: '' },
    hosts,
    api: { baseUrl: 'a' },
    colour: 'red',
  };
  expect(await belongingsOf(JSON.stringify(config))).toMatchObject({
    ...{
      id: '509',
      names: ['Petal & Street'],
      hosts: ['rewards.petal.example'],
      api: undefined,
      pictures: [],
    },
  });
});

const whole = `{
  "name": "Petal & Street",
  "program": { "name": "Perkspetal" },
  "api": { "baseUrl": "https://api.petal.example" },
  "hosts": ["rewards.petal.example"]
}`;

it.each<[string, string]>([
  ['a missing comma', whole.replace('Street",', 'Street"')],
  ['a missing quote', whole.replace('Street"', 'Street')],
  ['a comma too many', whole.replace('"]', '",]')],
  ['a missing bracket', whole.replace('"]', '"')],
  ['no end', whole.slice(0, -2)],
  ['a comment', whole.replace('{', '{ // draft')],
  ['text before it', `<<<<<<< HEAD\n${whole}`],
])('keeps a mall apart whose config is no JSON: %s', async (_what, config) => {
  const names = expect.arrayContaining(['Perkspetal']);
  expect(await belongingsOf(config)).toMatchObject({ names, hosts: ['rewards.petal.example'] });
  expect(await belongingsOf(config)).toMatchObject({ api: 'https://api.petal.example' });
});

it('takes logo and icon of a config with mistakes, too', async () => {
  await writeFile(join(dir, '509', 'logo.svg'), '<svg>logo</svg>');
  await writeFile(join(dir, '509', 'icon.svg'), '<svg>icon</svg>');
  const { pictures } =
    (await belongingsOf('{ "logo": "logo.svg", "icon": "icon.svg", "colour": "red" }')) ?? {};
  expect(pictures?.map(String)).toEqual(['<svg>logo</svg>', '<svg>icon</svg>']);
});
