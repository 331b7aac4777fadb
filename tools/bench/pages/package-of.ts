/** The package of a module, or whose code it is otherwise. Takes the module's id in the bundler: a path, mostly. */
export function packageOf(id: string): string {
  if (id.startsWith('\0')) return 'bundler';
  const path = id.replaceAll('\\', '/');
  const [scoped, name] = /.*\/node_modules\/(?:(@[^/]+\/[^/]+)|([^/]+))/.exec(path)?.slice(1) ?? [];
  return scoped ?? name ?? (path.includes('/src/') ? 'own code' : 'bundler');
}
