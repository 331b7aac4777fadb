import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { destinationsName, readDestinations } from './destinations';

async function read(content: unknown) {
  const folder = await testFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  await writeFile(join(folder, destinationsName), text);
  return readDestinations(folder);
}

describe('publish.json', () => {
  it('is no destinations yet where it is missing', async () => {
    expect(readDestinations(await testFolder())).toEqual({ destinations: [], problems: [] });
  });

  it('names folders, buckets and CI', async () => {
    const destinations = [
      { name: 'Trial', to: '/srv/store' },
      { name: 'Live', to: 's3://malls/live', endpoint: 'https://s3.store.example', production: true },
      { name: 'Behind a proxy', to: '/srv/store', apiInFront: true, onePublisher: true },
      { name: 'Pull request', to: 'ci' },
    ];
    expect(await read({ $schema: './publish.schema.json', destinations })).toEqual({
      destinations: destinations.map((each) => ({
        production: false,
        apiInFront: false,
        onePublisher: false,
        ...each,
      })),
      problems: [],
    });
  });

  it('is refused whole, with every problem at its place', async () => {
    const { destinations, problems } = await read({
      destinations: [
        { name: 'Good', to: '/srv/store' },
        { name: '', to: 7, productoin: true },
        { to: 'ci', production: 'yes' },
      ],
      other: 1,
    });
    expect(destinations).toEqual([]);
    const told = problems.map(({ file, line, message, fix }) => [file, line, message, fix]);
    expect(told).toEqual([
      [
        'publish.json',
        8,
        expect.stringMatching(/^destinations\.1\.name is "": it must have letters/),
        undefined,
      ],
      ['publish.json', 9, 'destinations.1.to is 7: it must be text in double quotes.', undefined],
      ['publish.json', 10, expect.stringContaining('no key "productoin"'), 'did you mean "production"?'],
      ['publish.json', 12, 'destinations.2.name is missing.', undefined],
      ['publish.json', 14, 'destinations.2.production is "yes": it must be true or false.', undefined],
      ['publish.json', 17, expect.stringContaining('no key "other"'), 'delete it'],
    ]);
  });

  it.each([
    [
      'another kind of address',
      { to: 'https://store.example' },
      'A store is a folder or s3://bucket/prefix.',
    ],
    ['a bucket that cannot be', { to: 's3://B' }, 'An address in S3 is s3://bucket or s3://bucket/prefix.'],
    ['an endpoint with a path', { to: 's3://malls', endpoint: 'https://s3.example/x' }, 'without a path'],
    ['an endpoint of a folder', { to: '/srv', endpoint: 'https://s3.example' }, '"endpoint" belongs to'],
    ['a promise about a push', { onePublisher: true, to: 'ci' }, '"onePublisher" belongs to a store.'],
    [
      'a promise in words',
      { apiInFront: 'yes', to: '/srv' },
      'apiInFront is "yes": it must be true or false',
    ],
    ['a password', { to: 's3://malls', endpoint: 'https://me:hidden@s3.example' }, 'no password'],
  ])('refuses %s', async (_what, values, message) => {
    const { problems } = await read({ destinations: [{ name: 'One', ...values }] });
    expect(problems).toMatchObject([{ line: 5, message: expect.stringContaining(message) }]);
    expect(JSON.stringify(problems)).not.toContain('hidden');
  });

  it('refuses one name for two destinations', async () => {
    const { problems } = await read({
      destinations: [
        { name: 'Live', to: 'ci' },
        { name: 'live', to: '/srv' },
      ],
    });
    expect(problems).toMatchObject([{ message: '"live" is the name of two destinations.' }]);
  });

  it('refuses a key of an account without repeating it', async () => {
    const secret = 'wJalrXUtnFEMI';
    const { problems } = await read({
      destinations: [{ name: 'A', to: 's3://malls', secretAccessKey: secret }],
    });
    expect(problems).toMatchObject([{ fix: 'delete it, and renew that key: git keeps it' }]);
    expect(JSON.stringify(problems)).not.toContain(secret);
  });

  it('says what is no JSON', async () => {
    expect((await read('{ "destinations": [')).problems.length).toBeGreaterThan(0);
  });
});
