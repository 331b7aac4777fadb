import { seeded } from '../shared/seeded';

interface City {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** With its pincode. */
  name: string;
}

const cities: readonly [City, ...City[]] = [
  { latitude: 18.5362, longitude: 73.894, name: 'Pune 411001' },
  { latitude: 12.9719, longitude: 77.6412, name: 'Bengaluru 560038' },
  { latitude: 26.8521, longitude: 75.8052, name: 'Jaipur 302015' },
  { latitude: 22.5391, longitude: 88.3956, name: 'Kolkata 700039' },
  { latitude: 17.4239, longitude: 78.4738, name: 'Hyderabad 500082' },
];

/** Where a mall stands. */
export function cityOf(merchantId: string): City {
  return seeded(`city ${merchantId}`).pick(cities);
}

/** Degrees as a backend keeps them: to some ten metres. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
