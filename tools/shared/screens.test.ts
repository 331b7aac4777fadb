import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standardTexts } from '@/brand/texts/all-texts';
import { type Screen, screens } from './screens';

const files = readdirSync('src/routes');
const groups = { _customer: 'member', _visitor: 'visitor' } as const;

/** A screen as its route tells it: the file's name says who can open it, and an area may stand in the route above it. */
function screenOf(file: string): Pick<Screen, 'path' | 'for' | 'area'> {
  const names = file.replace(/(\.index)?\.tsx$/, '').split('.');
  const above = names.map((_, at) => `${names.slice(0, at + 1).join('.')}.tsx`);
  const code = [...above, file].filter((each) => files.includes(each));
  const [, area] =
    /optional: '(\w+)'/.exec(code.map((each) => readFileSync(`src/routes/${each}`)).join('')) ?? [];
  const who = Object.entries(groups).find(([group]) => group === names[0])?.[1];
  return {
    path: `/${names.filter((name) => !name.startsWith('_')).join('/')}`,
    ...(who && { for: who }),
    ...(area && { area: area as Screen['area'] }),
  };
}

it('every screen of the app that needs no id is offered, for whom and where its route has it', () => {
  const routes = files.filter((file) => !/\$|__root|^index|^_[a-z]+\.tsx/.test(file)).map(screenOf);
  const wanted = new Map(routes.map((screen) => [screen.path, screen]));
  expect(wanted.get('/store-locator/floor-plan')).toEqual({
    path: '/store-locator/floor-plan',
    area: 'stores',
  });
  const offered = screens.map(({ title, way, ...screen }) => screen);
  expect(new Map(offered.map((screen) => [screen.path, screen]))).toEqual(wanted);
});

it('titles are texts of the app', () => {
  expect([...standardTexts.keys()]).toEqual(expect.arrayContaining(screens.flatMap(({ title }) => title)));
});
