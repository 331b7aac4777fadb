import type { Rolldown } from 'vite';

export type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * The modules that a module needs. Where it imports names from the index of a library, these are the files of the names,
 * because the index leads to every component and icon that there is.
 */
export function neededBy(id: string, graph: Graph): string[] {
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
