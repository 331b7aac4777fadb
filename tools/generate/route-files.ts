import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file of `src/routes` says of its route. */
interface RouteFile {
  /** Pattern of its address: `$` and a name stand for what differs. */
  path: string;
  /** Who may see it; everybody without it. */
  for?: 'member' | 'visitor';
  /** The switch of `screens` that it needs. */
  area?: string;
}

const branches: Readonly<Record<string, RouteFile['for']>> = { _customer: 'member', _visitor: 'visitor' };

/** The routes with an address, sorted by it. An area may stand in the file of a route above. */
async function routeFiles(root: string): Promise<RouteFile[]> {
  const folder = join(root, 'src/routes');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx'));
  const codes = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );
  const routes = files.flatMap((file): RouteFile[] => {
    const names = file.replace(/(\.index)?\.tsx$/, '').split('.');
    const parts = names.filter((name) => !name.startsWith('_') && name !== 'index');
    if (parts.length === 0 && !names.includes('index')) return []; // a branch, or the root
    const above = names.map((_, at) => codes.get(`${names.slice(0, at + 1).join('.')}.tsx`) ?? '');
    const [, area] = /optional: '(\w+)'/.exec([...above, codes.get(file)].join('')) ?? [];
    const who = branches[names[0] ?? ''];
    return [{ path: `/${parts.join('/')}`, ...(who && { for: who }), ...(area && { area }) }];
  });
  const byPath = new Map(routes.map((route) => [route.path, route])); // an index has its parent's address
  return [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** `src/contract/reported-routes.gen.ts`: the addresses that telemetry may name. */
export async function reportedRoutes(root: string): Promise<string> {
  const paths = (await routeFiles(root)).map(({ path }) => path);
  return `export const reportedRoutes = [\n${paths.map((path) => `  '${path}',\n`).join('')}] as const;\n`;
}

/** `tools/shared/screen-routes.gen.ts`: the routes whose address alone opens them. */
export async function screenRoutes(root: string): Promise<string> {
  const rows = (await routeFiles(root))
    .filter(({ path }) => path !== '/' && !path.includes('$'))
    .map(({ path, ...row }) => `  '${path}': ${JSON.stringify(row)},\n`);
  return `export const screenRoutes = {\n${rows.join('')}} as const;\n`;
}
