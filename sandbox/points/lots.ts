/** The part of a ledger row that the expiry of points needs. */
export interface Movement {
  id: number;
  /** Hundredths of a point, positive for earned points. */
  hundredths: number;
  expiresOn: string | null;
  lotId: number | null;
}

/** Points that were earned together, and how many of them are left. */
export interface Lot {
  id: number;
  hundredths: number;
  left: number;
  expiresOn: string | null;
}

/**
 * The earned points that are left, in the order in which they were earned. Spent points first use up the lot that they
 * name, then the lots that expire first. The rest adds up to the balance.
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

/** After the last lot that expires at the same time or earlier. */
function placeOf(open: readonly Lot[], { expiresOn }: Lot): number {
  return open.findLastIndex((lot) => expiresOn === null || (lot.expiresOn ?? '9') <= expiresOn) + 1;
}
