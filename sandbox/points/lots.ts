/** One row of the ledger, as far as the expiry of points needs it. */
export interface Movement {
  id: number;
  /** Of a point; positive for earned points. */
  hundredths: number;
  expiresOn: string | null;
  lotId: number | null;
}

/** Points that were earned together, with what is left of them. */
export interface Lot {
  id: number;
  hundredths: number;
  left: number;
  expiresOn: string | null;
}

/**
 * What is left of everything that was earned, in the order in which it was earned. Points that go take those first that they name, then
 * those that expire first. What is left adds up to the balance.
 */
export function lotsOf(movements: readonly Movement[]): Lot[] {
  const lots = new Map<number, Lot>();
  let open: Lot[] = [];
  for (const { id, hundredths, expiresOn, lotId } of movements) {
    if (hundredths > 0) {
      const lot = { id, hundredths, left: hundredths, expiresOn };
      lots.set(id, lot);
      open.splice(placeOf(open, lot), 0, lot);
      continue;
    }
    let owed = -hundredths;
    const named = lotId === null ? undefined : lots.get(lotId);
    for (const lot of named ? [named, ...open] : open) {
      const taken = Math.min(lot.left, owed);
      lot.left -= taken;
      owed -= taken;
      if (owed === 0) break;
    }
    open = open.filter(({ left }) => left > 0);
  }
  return [...lots.values()];
}

/** Behind the last lot that does not expire later. */
function placeOf(open: readonly Lot[], { expiresOn }: Lot): number {
  return open.findLastIndex((lot) => expiresOn === null || (lot.expiresOn ?? '9') <= expiresOn) + 1;
}
