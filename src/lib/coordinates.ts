/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Where a place is. Undefined when that is unknown (0, 0 stands for it too) or impossible. */
export function coordinatesOf({ latitude, longitude }: Partial<Coordinates>): Coordinates | undefined {
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
