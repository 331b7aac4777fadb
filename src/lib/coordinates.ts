/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Where a place is. Undefined when that is unknown or impossible. A 0 stands for unknown as well: no mall lies on the
 * equator or on the meridian of Greenwich.
 */
export function coordinatesOf({ latitude, longitude }: Partial<Coordinates>): Coordinates | undefined {
  if (!latitude || !longitude) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
