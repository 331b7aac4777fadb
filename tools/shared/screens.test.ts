import { expect, it } from 'vitest';
import { standardTexts } from '@/brand/texts/all-texts';
import { screens } from './screens';

it('a screen is offered for whom, and where, its route and the routes above it say', () => {
  const offered = new Map(screens.map(({ title, ...screen }) => [screen.path, screen]));
  expect(offered.get('/store-locator/floor-plan')).toEqual({
    path: '/store-locator/floor-plan',
    area: 'stores',
  });
  expect(offered.get('/login')).toEqual({ path: '/login', for: 'visitor' });
  expect(offered.get('/offers')).toEqual({ path: '/offers', for: 'member', area: 'offers' });
  expect(offered.get('/faqs')).toEqual({ path: '/faqs', area: 'faqs' });
});

it('titles are texts of the app', () => {
  expect([...standardTexts.keys()]).toEqual(expect.arrayContaining(screens.flatMap(({ title }) => title)));
});
