import type { Rolldown } from 'vite';
import { optionalScreens } from '@/brand/capabilities';
import { areaFolder } from './area-folder';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The screen that customers land on. */
const landing = '/src/features/dashboard/dashboard-screen.tsx';

/**
 * Which modules share a file. Left to itself the bundler makes dozens of small ones, which compress worse and cost a
 * request each, and a phone makes six at a time. No rule names a part: a new screen or badge changes nothing here.
 */
export function chunkGroups(root: string): Group[] {
  const ofLanding = reachableFrom(`${root}${landing}`);
  return [
    // What every page loads: libraries, which stay cached over releases of ours, and our own.
    { name: 'libraries', test: /node_modules|rolldown\/runtime/, tags: ['$initial'], priority: 4 },
    { name: 'core', tags: ['$initial'], priority: 3 },
    // What the landing screen has in common with any other.
    { name: (id, graph) => (ofLanding(id, graph) ? 'common' : null), minShareCount: 2, priority: 2 },
    // What else screens share, without dialogs and form fields, which bring libraries with them.
    { name: (id) => (isShared(id) ? 'shared' : null), minShareCount: 2, priority: 1 },
    { name: 'forms', test: forms, minShareCount: 2 },
    // Uploads load where bills wait to be sent, and with the screens of bills.
    { name: 'uploads', test: uploads, minShareCount: 2 },
    // An area with a switch keeps its code to itself, so that a site can do without it.
    { name: optionalArea, minShareCount: 2 },
  ];
}

const uploads = /\/src\/features\/bills\/uploads\//;
const forms = /\/src\/(components\/form|ui\/(form|overlay))\//;

function isShared(id: string): boolean {
  const mayBeShared = /\/src\/(brand|components|contract|features|lib|ui)\//.test(id);
  return mayBeShared && !forms.test(id) && !uploads.test(id) && !optionalArea(id);
}

/** The name of a module's area, where a mall may do without that. */
function optionalArea(id: string): string | null {
  return optionalScreens.find((screen) => id.includes(`/${areaFolder(screen)}`)) ?? null;
}

/** Tells whether a module of ours loads with another one, whatever stands between them. */
function reachableFrom(start: string): (id: string, graph: Graph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= new Set([start]);
    for (const each of reached) {
      for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) {
        // Mantine's one index leads to all of its components.
        if (!imported.includes('/@mantine/')) reached.add(imported);
      }
    }
    return reached.has(id);
  };
}
