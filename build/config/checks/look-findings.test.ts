import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../../tests/build/harness';
import { letterLogo } from '../../pictures/letter-logo';
import { loadMerchants } from '../load';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
});

function drawn(fill: string, rest = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8z"/>${rest}</svg>`;
}

async function warnings(logo: string, config: object = {}, id = '1'): Promise<string[]> {
  await mkdir(join(dir, id), { recursive: true });
  const full = { name: 'Saffron Row', hosts: [`m${id}.row.example`], ...config };
  await writeFile(join(dir, id, 'merchant.json'), JSON.stringify(full));
  await writeFile(join(dir, id, 'logo.svg'), logo);
  const { problems } = await loadMerchants(dir);
  return problems.map(({ severity, message }) => `${severity}: ${message}`);
}

describe('a logo on the cards of its mall', () => {
  it('gets a warning when it is white on white', async () => {
    expect(await warnings(drawn('#ffffff'))).toEqual([
      "warning: The logo has almost the colour of the background of the icon (#f7f5f2), so it vanishes on the phone's home screen.",
      'warning: The logo is almost as light as the cards that it stands on (whiteColor #ffffff), so shoppers would not see it.',
    ]);
  });

  it('gets one when only a hair of it can be seen', async () => {
    expect(await warnings(drawn('#fdfdfd', '<path d="M0 0h8v.1h-8z"/>'))).toEqual(
      expect.arrayContaining([expect.stringContaining('almost as light as the cards')]),
    );
  });

  it('may be white with a plate of its own, or on dark cards', async () => {
    expect(await warnings(drawn('#123456', '<path fill="#fff" d="M0 0h4v4z"/>'))).toEqual([]);
    const theme = { palette: { whiteColor: '#101418', color: '#ffffff', globalBackground: '#101418' } };
    const found = await warnings(drawn('#ffffff'), { theme });
    expect(found.filter((text) => text.includes('logo'))).toEqual([]);
  });
});

describe('placeholders', () => {
  it('is what the letter of a new mall is, also in another colour', async () => {
    const logo = letterLogo('Saffron Row', '#0b7285').replaceAll('#0b7285', '#123456');
    expect(await warnings(logo)).toEqual([
      'warning: The logo is the placeholder that every new mall gets, not the logo of the mall.',
    ]);
  });

  it('are the values of our examples', async () => {
    const config = {
      name: 'The Mall',
      hosts: ['rewards.the-mall.example', 'the-mall.example'],
      api: { baseUrl: 'https://api.my-mall.example/v1' },
    };
    expect(await warnings(drawn('#c8142b'), config)).toEqual(
      [
        'warning: "The Mall" is only an example of what stands here.',
        'warning: "rewards.the-mall.example" is only an example of what stands here.',
        'warning: "the-mall.example" is only an example of what stands here.',
        'warning: "https://api.my-mall.example/v1" is only an example of what stands here.',
      ].sort(() => 0),
    );
  });
});

describe('two malls with one name', () => {
  it('get a warning each, also when only one is checked', async () => {
    await warnings(drawn('#c8142b'), { name: 'Saffron Row' }, '1');
    await warnings(drawn('#c8642b'), { name: 'saffron  row' }, '2');
    const all = await loadMerchants(dir);
    expect(all.problems.map(({ merchant, severity, message }) => [merchant, severity, message])).toEqual([
      [
        '1',
        'warning',
        'The name "Saffron Row" is also the name of 2. Shoppers could not tell the apps apart.',
      ],
      [
        '2',
        'warning',
        'The name "saffron  row" is also the name of 1. Shoppers could not tell the apps apart.',
      ],
    ]);
    expect(all.merchants).toHaveLength(2);
    expect((await loadMerchants(dir, ['2'])).problems).toHaveLength(1);
  });
});
