/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The coordinates of a place. Undefined if they are unknown (0, 0 also means unknown) or impossible. */
export function coordinatesOf({ latitude, longitude }: Partial<Coordinates>): Coordinates | undefined {
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
