import { expect, it } from 'vitest';
import type { MallState } from '../../../../build/fleet/mall-state';
import type { ListedMall } from '../../wire';
import { shownMalls } from './shown-malls';

const mall = (id: string, name: string, host: string, state?: MallState): ListedMall => ({
  id,
  name,
  host,
  logo: 'logo.svg',
  open: 0,
  ...(state && {
    standing: { id, state, next: { step: 'live', words: 'Nothing' }, isApproved: false, isLocked: false },
  }),
});
const malls = [
  mall('9', 'Saffron Row', 'b.example', 'live'),
  mall('36', 'Mitti Court', 'c.example', 'broken'),
  mall('100', 'Abhara', 'a.example'),
];
const idsOf = (wanted: Partial<Parameters<typeof shownMalls>[1]>) =>
  shownMalls(malls, { query: '', state: undefined, order: 'number', ...wanted }).map(({ id }) => id);

it('malls are found by words of their name, number and host, in any letter case', () => {
  expect(idsOf({ query: 'row saffron' })).toEqual(['9']);
  expect(idsOf({ query: ' 36 ' })).toEqual(['36']);
  expect(idsOf({ query: 'A.EXAMPLE' })).toEqual(['100']);
  expect(idsOf({ query: 'nothing' })).toEqual([]);
});

it('one state shows its malls, and none that is still being checked', () => {
  expect(idsOf({ state: 'live' })).toEqual(['9']);
  expect(idsOf({ state: 'draft' })).toEqual([]);
});

it('malls stand by number, name, host or state, and those that are being checked last', () => {
  expect(idsOf({})).toEqual(['9', '36', '100']);
  expect(idsOf({ order: 'name' })).toEqual(['100', '36', '9']);
  expect(idsOf({ order: 'host' })).toEqual(['100', '9', '36']);
  expect(idsOf({ order: 'state' })).toEqual(['36', '9', '100']);
});
