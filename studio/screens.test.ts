import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../build/shared/project';
import { screenAddresses } from './screens';

it('every screen of the app that needs no id is offered, also where screens share a chunk', async () => {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
  const all = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? '';
  const addresses = Array.from(all.matchAll(/'(.+?)'/g), ([, path = '']) => path.replace(/(?<=.)\/$/, ''));
  const wanted = [...new Set(addresses)].filter((path) => path !== '/' && !path.includes('$')).sort();
  expect(wanted).toContain('/offers');
  expect(await screenAddresses(projectRoot)).toEqual(wanted);
});
