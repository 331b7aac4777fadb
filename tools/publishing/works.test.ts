import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../build/shared/failure';
import { projectRoot } from '../../build/shared/project';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { readFolder, versionOf } from '../shared/mall-folder';
import type { SentJob } from './sent-job';
import { type PublishSettings, publishPlaces } from './standing';
import { placeRelease } from './testing/place-release';
import { workFor } from './works';

/** The settings of a checkout with the mall 36, and the words of the commands that a job runs there. */
async function place() {
  const repository = await testFolder();
  const [merchants, out, home] = ['merchants', 'dist', 'home'].map((name) => join(repository, name)) as [
    string,
    string,
    string,
  ]; // one for each name
  await writeMerchant(merchants, '36');
  const destinations = [
    { name: 'Trial', to: 'store' },
    { name: 'Live', to: 'live-store', production: true, apiInFront: true, onePublisher: true },
  ];
  await writeFile(join(repository, 'publish.json'), JSON.stringify({ destinations }));
  const settings: PublishSettings = {
    merchants,
    out,
    repository,
    home,
    environment: { variables: {}, file: {} },
    askHost: async () => ({ merchant: '36', config: '' }),
    writePlay: async () => [],
  };
  const version = versionOf(await readFolder(merchants, '36'));
  const commandsOf = async (asked: Omit<SentJob, 'id' | 'version'>) => {
    const commands: string[] = [];
    const work = await workFor(settings, { id: '36', version, ...asked });
    await work({
      tell: () => {},
      leaves: () => {},
      run: async ({ program, args, cwd }) => {
        expect([program, cwd]).toEqual([process.execPath, projectRoot]);
        commands.push(args.slice(4).join(' ').replaceAll(`${repository}/`, ''));
      },
    });
    return commands;
  };
  return { settings, version, commandsOf };
}

const name = 'Mall 36';

it('a wrong variable of the build blocks no destination, so that there is a way back', async () => {
  const { settings } = await place();
  expect(await publishPlaces(settings, '36')).toHaveProperty('config');
  const environment = { variables: { API_BASE_URL_36: 'no address' }, file: {} };
  const places = await publishPlaces({ ...settings, environment }, '36');
  expect(places.destinations.map(({ name, blocked }) => [name, blocked])).toEqual([
    ['Trial', undefined],
    ['Live', undefined],
  ]);
  expect(places).not.toHaveProperty('config');
});

describe('a removal', () => {
  it('takes the mall out of each destination that shows it', async () => {
    const { settings, commandsOf } = await place();
    for (const store of ['store', 'live-store']) await placeRelease(join(settings.repository, store));
    const command = 'scripts/mall.ts remove 36 --merchants merchants --out dist';
    expect(await commandsOf({ action: 'remove', typedName: name })).toEqual([
      `${command} --to store --yes`,
      `${command} --to live-store --yes`,
    ]);
  });

  it('removes nothing while one of them is away', async () => {
    const { settings, commandsOf } = await place();
    const away = { name: 'Away', to: 's3://malls', endpoint: 'http://127.0.0.1:1' };
    const destinations = [{ name: 'Trial', to: 'store' }, away];
    await writeFile(join(settings.repository, 'publish.json'), JSON.stringify({ destinations }));
    await expect(commandsOf({ action: 'remove', typedName: name })).rejects.toThrow('AWS_ACCESS_KEY_ID');
  });
});

describe('a job', () => {
  it.each<[Omit<SentJob, 'id' | 'version'>, string[]]>([
    [{ action: 'pictures' }, ['scripts/mall.ts pictures 36 --merchants merchants']],
    [{ action: 'lock' }, ['scripts/mall.ts lock 36 --merchants merchants']],
    [
      { action: 'lock', accept: true, typedName: name },
      ['scripts/mall.ts lock 36 --merchants merchants --accept'],
    ],
    [{ action: 'build' }, ['scripts/build.ts 36 --merchants merchants --out dist']],
    [
      { action: 'publish', destination: 'Trial' },
      [
        'scripts/build.ts 36 --merchants merchants --out dist',
        'scripts/publish.ts 36 --to store --merchants merchants --out dist',
      ],
    ],
    [
      { action: 'publish', destination: 'Live', typedName: name },
      [
        'scripts/build.ts 36 --merchants merchants --out dist',
        'scripts/publish.ts 36 --to live-store --api-in-front --one-publisher --merchants merchants --out dist',
      ],
    ],
    [{ action: 'rollback', destination: 'Trial' }, ['scripts/rollback.ts 36 --from store']],
    [
      { action: 'rollback', destination: 'Trial', release: '0123456789abcdef' },
      ['scripts/rollback.ts 36 --from store --to 0123456789abcdef'],
    ],
    [
      { action: 'remove', typedName: name },
      ['scripts/mall.ts remove 36 --merchants merchants --out dist --yes'],
    ],
  ])('%o is the command that people type', async (asked, commands) => {
    expect(await (await place()).commandsOf(asked)).toEqual(commands);
  });

  it.each<Omit<SentJob, 'id' | 'version'>>([
    { action: 'publish', destination: 'Live' },
    { action: 'rollback', destination: 'Live' },
    { action: 'lock', accept: true },
    { action: 'remove' },
  ])('%o needs the name of the mall, typed', async (asked) => {
    const { commandsOf } = await place();
    for (const typedName of [undefined, '', 'Mall 37'])
      await expect(commandsOf({ ...asked, ...(typedName !== undefined && { typedName }) })).rejects.toThrow(
        'Type the name of the mall to do this: Mall 36',
      );
    expect((await commandsOf({ ...asked, typedName: ` ${name} ` })).length).toBeGreaterThan(0);
  });

  it('needs a destination that publish.json names, and its account', async () => {
    const { settings, commandsOf } = await place();
    await expect(commandsOf({ action: 'publish' })).rejects.toThrow('Say where');
    await expect(commandsOf({ action: 'publish', destination: 'None' })).rejects.toThrow(
      'has no destination "None"',
    );
    await writeFile(join(settings.repository, 'publish.json'), '{');
    await expect(commandsOf({ action: 'publish', destination: 'Trial' })).rejects.toThrow(
      'publish.json has mistakes',
    );
  });

  it.each<['writes' | 'reads', SentJob['action']]>([
    ['writes', 'pictures'],
    ['writes', 'rollback'],
    ['reads', 'build'],
  ])(
    'that %s the folder of its mall tells what it has left there, and no other does: %s',
    async (how, action) => {
      const { settings, version } = await place();
      const work = await workFor(settings, { action, id: '36', version, destination: 'Trial' });
      const left: string[] = [];
      const run = async () => {
        await writeMerchant(settings.merchants, '36', { name: 'Written' });
        throw new Failure('and then it failed');
      };
      const hands = { tell: () => {}, leaves: (state: string) => left.push(state), run };
      await expect(work(hands)).rejects.toThrow('and then it failed');
      const now = versionOf(await readFolder(settings.merchants, '36'));
      expect(left).toEqual(how === 'writes' ? [now] : []);
    },
  );

  it('publishes nothing after a build that failed', async () => {
    const { settings, version } = await place();
    const work = await workFor(settings, { action: 'publish', id: '36', version, destination: 'Trial' });
    const run = vi.fn().mockRejectedValueOnce(new Failure('It failed. The log says why.'));
    await expect(work({ tell: () => {}, leaves: () => {}, run })).rejects.toThrow('It failed.');
    expect(run).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ args: expect.arrayContaining(['scripts/build.ts']) }),
    );
  });

  it('is refused for another state of the mall than the one that was seen, also when it begins later', async () => {
    const { settings, version } = await place();
    const work = await workFor(settings, { action: 'build', id: '36', version });
    await writeMerchant(settings.merchants, '36', { name: 'Changed by a colleague' });
    const hands = { tell: () => {}, leaves: () => {}, run: async () => expect.unreachable() };
    await expect(work(hands)).rejects.toThrow('Somebody has changed this mall');
    await expect(workFor(settings, { action: 'build', id: '36', version })).rejects.toThrow(
      'Somebody has changed',
    );
  });

  it('is refused for a mall that a colleague has removed, but takes away what is left of it', async () => {
    const { settings, version } = await place();
    await expect(workFor(settings, { action: 'build', id: '37', version })).rejects.toThrow(
      'There is no merchant "37"',
    );
    const rest: SentJob = { action: 'remove', id: '37', version, typedName: '37' };
    expect(await workFor(settings, rest)).toBeTypeOf('function');
  });
});
