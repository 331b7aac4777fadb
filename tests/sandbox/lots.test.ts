import { describe, expect, it } from 'vitest';
import { type Lot, lotsOf, type Movement } from '../../sandbox/points/lots';
import { seeded } from '../../sandbox/shared/seeded';

/** The same rules for each single hundredth: slow, and too plain to be wrong. */
function oneByOne(movements: readonly Movement[]): Lot[] {
  const lots: Lot[] = [];
  for (const { id, hundredths, expiresOn, lotId } of movements) {
    if (hundredths > 0) lots.push({ id, hundredths, left: hundredths, expiresOn });
    for (let owed = -hundredths; owed > 0; owed -= 1) {
      const open = lots.filter(({ left }) => left > 0);
      const soonest = [...open].sort((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
      const lot = open.find((each) => each.id === lotId) ?? soonest;
      if (lot) lot.left -= 1;
    }
  }
  return lots;
}

/** What never expires comes last. */
const dayOf = ({ expiresOn }: Lot) => expiresOn ?? '9999';

function history(number: number): Movement[] {
  const random = seeded(`lots ${number}`);
  const movements: Movement[] = [];
  let balance = 0;
  for (let id = 1; id <= 30; id += 1) {
    const comes = balance === 0 || random.next() < 0.5;
    const amount = Math.ceil(random.between(0, comes ? 40 : balance));
    const hundredths = comes ? amount : -amount;
    balance += hundredths;
    const expiresOn = comes
      ? random.pick([null, '2026-12-31', '2027-06-30', '2027-06-30', '2028-01-31'])
      : null;
    const lotId = !comes && random.next() < 0.4 ? Math.ceil(random.between(0, id - 1)) : null;
    movements.push({ id, hundredths, expiresOn, lotId });
  }
  return movements;
}

describe('what is left of earned points', () => {
  it('is what taking them one by one leaves, in 500 histories', () => {
    for (let number = 1; number <= 500; number += 1) {
      const movements = history(number);
      const lots = lotsOf(movements);
      expect([number, lots]).toEqual([number, oneByOne(movements)]);
      const balance = movements.reduce((sum, { hundredths }) => sum + hundredths, 0);
      expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(balance);
    }
  });
});
