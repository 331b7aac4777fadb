import {
  appFolders,
  type Ban,
  bannedInApp,
  bannedInFolder,
  builderFilesInApp,
  builderRooms,
  mantineBan,
  mantineRooms,
  type Program,
  programs,
  sandboxBans,
  sandboxRooms,
  tools,
  wayIntoArea,
} from './arrows';

type Table = Readonly<Record<string, readonly string[]>>;

/**
 * `biome.arrows.json`: the arrows as lint rules, one rule per line. When several rules match a file, Biome follows only
 * the last one. So each rule holds every ban of its folder.
 */
export function arrowRules(): string {
  const overrides = [
    rule('src/**', bannedInApp),
    ...Object.keys(appFolders).flatMap(folderRules),
    { includes: builderFilesInApp, linter: { rules: { style: { noRestrictedImports: 'off' } } } },
    ...Object.entries(programs).map(([name, program]) => rule(`${name}/**`, programBans(name, program))),
    ...Object.keys(tools).flatMap(toolRules),
    ...Object.keys(builderRooms).flatMap((room) => roomRules('build', builderRooms, room)),
    // The nouns come first, because their rule matches the other folders, too.
    ...Object.entries(sandboxBans).flatMap(([room, not]) => nounRules(room, not)),
    ...Object.keys(sandboxRooms).flatMap((room) => roomRules('sandbox', sandboxRooms, room)),
  ];
  const lines = overrides.map((override) => JSON.stringify(override));
  return `{"overrides":[\n${lines.join(',\n')}\n]}\n`;
}

function folderRules(folder: string) {
  const own = bannedInFolder[folder];
  const bans = [...bannedInApp, ...(own ? [own] : []), ...arrowBans(folder)];
  const withoutMantine = [...bans, mantineBan];
  if (folder === 'features')
    return [
      rule('src/features/*/*', [...withoutMantine, outsideOfArea('../**')]),
      rule('src/features/*/*/**', [...withoutMantine, outsideOfArea('../../**')]),
    ];
  const room = mantineRooms[folder];
  return [
    rule(`src/${folder}/**`, withoutMantine),
    ...(room === undefined ? [] : [rule(`src/${folder}/${room}`, bans)]),
  ];
}

function arrowBans(folder: string): Ban[] {
  const below = foldersBelow(appFolders, folder);
  const ways = below.map((other) => `@/${other}/**`);
  if (folder === 'features') ways.push(`@/${wayIntoArea}`);
  if (folder === 'app') ways.push('@/routeTree.gen');
  return [
    {
      group: ['@/**', ...ways.map((way) => `!${way}`)],
      message: `src/${folder} may import ${below.join(', ') || 'no other folder'}. See tools/generate/arrows.ts.`,
    },
    {
      group: [`../**/{${Object.keys(appFolders).join(',')}}/**`],
      message: 'Another folder of src is imported as @/<folder>/<file>.',
    },
  ];
}

/** All folders that `folder` stands on. */
function foldersBelow(table: Table, folder: string): string[] {
  const found = new Set<string>();
  const collect = (name: string) => {
    for (const other of table[name] ?? []) {
      found.add(other);
      collect(other);
    }
  };
  collect(folder);
  return [...found];
}

function outsideOfArea(path: string): Ban {
  return {
    group: [path, '!**/tests/setup/**'],
    message: `An area imports another one as @/${wayIntoArea} only, and its own files by relative paths.`,
  };
}

function programBans(name: string, { app, not }: Program = { app: [], not: [] }): Ban[] {
  const bans = [
    {
      group: ['@/**', ...app.map((folder) => `!@/${folder}/**`), '**/src/**'],
      message: `Of src, ${name} may import ${app.join(', ') || 'nothing'}. See tools/generate/arrows.ts.`,
    },
    { group: not.map((other) => `**/${other}/**`), message: `${name} may not import ${not.join(' or ')}.` },
  ];
  return bans.filter(({ group }) => group.length > 0);
}

/** A room of a tool may have the name of another tool, so each depth of folders has its own way up to the others. */
function toolRules(name: string) {
  const own = tools[name];
  if (!own) return [];
  const usable = [name, 'shared', ...(own.tools ?? [])];
  const others = Object.keys(tools).filter((other) => !usable.includes(other));
  const bans = programBans(`tools/${name}`, { app: own.app, not: ['scripts'] });
  const message = `tools/${name} may not import ${others.join(' or ')}. See tools/generate/arrows.ts.`;
  return ['..', '../..', '../../..'].map((up, depth) =>
    rule(`tools/${name}/*${'/*'.repeat(depth)}`, [
      ...bans,
      { group: others.map((other) => `${up}/${other}/**`), message },
    ]),
  );
}

/** A room and the folders in it. Only paths that leave the room are judged. */
function roomRules(program: string, rooms: Table, room: string) {
  const below = foldersBelow(rooms, room);
  const bans = programBans(program, programs[program]);
  const outside = (up: string): Ban => ({
    group: [
      `${up}/**`,
      `!${up}/../*.json`,
      ...['', '/**'].map((inside) => `!${up}/../serve${inside}`),
      ...below.flatMap((other) => [`!${up}/${other}`, `!${up}/${other}/**`]),
    ],
    message: `${program}/${room} may import ${below.join(', ') || 'no other room'}. See tools/generate/arrows.ts.`,
  });
  return [
    rule(`${program}/${room}/*`, [...bans, outside('..')], '!**/*.test.ts'),
    rule(`${program}/${room}/*/**`, [...bans, outside('../..')], '!**/*.test.ts'),
  ];
}

/** A noun of the sandbox, or a folder above the nouns. */
function nounRules(room: string, not: readonly string[]) {
  const bans = programBans('sandbox', programs.sandbox);
  const above = (up: string): Ban[] =>
    not.length === 0
      ? []
      : [
          {
            group: not.flatMap((other) => [`${up}/${other}`, `${up}/${other}/**`]),
            message: `sandbox/${room} may not import ${not.join(', ')}. See tools/generate/arrows.ts.`,
          },
        ];
  return [
    rule(`sandbox/${room}/*`, [...bans, ...above('..')], '!**/*.test.ts'),
    rule(`sandbox/${room}/*/**`, [...bans, ...above('../..')], '!**/*.test.ts'),
  ];
}

function rule(files: string, patterns: readonly Ban[], ...without: string[]) {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes: [files, ...without], linter: { rules: { style: { noRestrictedImports } } } };
}
