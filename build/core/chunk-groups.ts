import type { Rolldown } from 'vite';
import { optionalArea } from './area-folder';

type Group = Rolldown.CodeSplittingGroup;

/** The entry, what the login and the membership card share, and what calls and kept data share. */
const core = ['/src/main.tsx', '/src/components/mall-logo.tsx', '/src/lib/mobile.ts', '/src/lib/base64.ts'];

/** The screen that customers land on, what its route adds to it, the tabs below, and what sends calls. */
const landing = [
  '/src/features/dashboard/dashboard-screen.tsx',
  '/src/features/install/install-offer.ts',
  '/src/app/shell/bottom-navigation.tsx',
  // The login screen loads them when it can be used.
  '/src/features/login/ask-otp.ts',
  '/src/app/maintenance/ask-maintenance.ts',
  '/src/session/report-logout.ts',
];

/** The membership card needs no library of lists or search fields, so it has a file of its own: 4 kB instead of 47. */
const card = ['/src/features/membership/membership-screen.tsx'];

/** The screens that most customers open next. `src/app/start/use-next-screens.ts` fetches them ahead. */
const next = [
  '/src/features/redeem/catalogue-screen.tsx',
  '/src/features/transactions/transactions-screen.tsx',
];

/**
 * Which modules share a file. Without these rules the bundler makes dozens of small files. They compress worse and need
 * a request each, and a phone makes six requests at a time. Beside the screens above and the way in, the rules name
 * folders only, so a new screen or badge changes nothing here.
 */
export function chunkGroups(root: string): Group[] {
  const ofCore = reachableFrom(root, core);
  const ofLanding = reachableFrom(root, landing);
  const ofCard = reachableFrom(root, card);
  const ofNext = reachableFrom(root, next);
  const ofLate = reachableFrom(root, ['/src/app/shell/late-shell.tsx']);
  const ofLogin = reachableFrom(root, ['/src/features/login/login-screen.tsx']);
  const ofCardAndNext = (id: string, graph: Graph) =>
    ofCard(id, graph) && ofNext(id, graph) && !ofLogin(id, graph);
  return [
    // What every page loads: libraries, which stay cached when we release, and our own code.
    { name: 'libraries', test: /node_modules|rolldown\/runtime/, tags: ['$initial'], priority: 5 },
    { name: (id, graph) => (ofCore(id, graph) ? 'core' : null), priority: 4 },
    // Every screen but the login needs most of it.
    {
      name: (id, graph) => (ofLanding(id, graph) || ofCardAndNext(id, graph) ? 'common' : null),
      priority: 3,
    },
    { name: (id, graph) => (ofLogin(id, graph) ? 'login' : null), priority: 2 },
    // What reads and writes kept data. A second visit waits for it, so it must not bring other code along.
    { name: 'kept', test: kept, priority: 2 },
    { name: (id, graph) => (ofCard(id, graph) ? 'card' : null), priority: 1.7 },
    // One file for two screens: a request costs as much as 100 kB on a slow line.
    { name: (id, graph) => (ofNext(id, graph) ? 'next' : null), priority: 1.5 },
    // What the late parts of the shell share with screens. Without this rule they would bring all of `shared` along.
    { name: (id, graph) => (ofLate(id, graph) ? 'late' : null), minShareCount: 2, priority: 1.2 },
    // What else screens share. Dialogs and form fields are left out, because they bring libraries with them.
    { name: (id) => (isShared(id) ? 'shared' : null), minShareCount: 2, priority: 1 },
    { name: 'forms', test: forms, minShareCount: 2 },
    // What the OTP screen shares with registration and a first bill: a file each would be a request each.
    { name: 'way-in', test: wayIn, minShareCount: 2 },
    // Uploads load with the screens of bills, and wherever bills wait to be sent.
    { name: 'uploads', test: uploads, minShareCount: 2 },
    // An area that can be switched off keeps its code to itself, so that a site can leave it out.
    { name: optionalArea, minShareCount: 2 },
  ];
}

const kept = /\/src\/session\/kept\/|\/node_modules\/idb-keyval\//;
const wayIn = /\/src\/session\/(claim-first-bills|route-after-login)\.ts$/;
const uploads = /\/src\/features\/bills\/uploads\//;
const forms = /\/src\/(components\/form|ui\/(form|overlay))\//;

function isShared(id: string): boolean {
  const mayBeShared = /\/src\/(brand|components|contract|features|lib|ui)\/|\/@(tabler|tanstack)\//.test(id);
  return mayBeShared && !forms.test(id) && !uploads.test(id) && !optionalArea(id);
}

/** Whether loading one of our files loads a module, directly or not. The graph is whole when it is first asked. */
function reachableFrom(root: string, files: readonly string[]): (id: string, graph: Graph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= reachedFrom(
      files.map((file) => `${root}${file}`),
      graph,
    );
    return reached.has(id);
  };
}

function reachedFrom(starts: readonly string[], graph: Graph): Set<string> {
  const reached = new Set(starts);
  for (const each of reached) {
    for (const imported of neededBy(each, graph)) reached.add(imported);
  }
  return reached;
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The modules that a module needs. Where it imports names from the index of a library, these are the files of the names,
 * because the index leads to every component and icon that there is.
 */
function neededBy(id: string, graph: Graph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  const named = namesByModule(code ?? '');
  return importedIds.flatMap((imported) => {
    if (!libraryIndex.test(imported)) return [imported];
    const names = [...named]
      .filter(([from]) => imported.includes(`/node_modules/${from}/`))
      .flatMap(([, list]) => list);
    const files = names.map((name) => fileOf(name, imported, graph));
    return files.filter((file) => file !== undefined);
  });
}

const libraryIndex = /\/node_modules\/@(mantine|tabler|tanstack)\/.*\/(index|tabler-icons-react)\.m?js$/;

/** The module that a name of an index comes from. */
function fileOf(name: string, index: string, graph: Graph): string | undefined {
  const { importedIds = [], code } = graph.getModuleInfo(index) ?? {};
  for (const [from, names] of namesByModule(code ?? '')) {
    if (names.includes(name)) return importedIds.find((id) => id.endsWith(from.replace(/^\.+/, '')));
  }
  const others = importedIds.filter((id) => libraryIndex.test(id)); // `export * from` another library
  return others.map((other) => fileOf(name, other, graph)).find((file) => file !== undefined);
}

/** What a module imports or exports by name, by the module that it names. */
function namesByModule(code: string): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const [, list = '', from = ''] of code.matchAll(/\{([^{}]*)\}\s*from\s*["']([^"']+)["']/g)) {
    const names = list.split(',').map((each) => each.trim().split(' as ').at(-1) ?? '');
    named.set(from, [...(named.get(from) ?? []), ...names]);
  }
  return named;
}
