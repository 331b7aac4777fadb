import { type Screen, screenAt } from '../../../shared/screens';

/** The areas of texts of a screen: its own first, then those that are on many screens. */
export function areasOn(address: string): string[] {
  const screen = screenAt(address);
  const own = screen ? [areaOf(screen)] : [];
  return [...own, 'common', 'expiringPoints', 'places', 'errors'];
}

/** The dashboard has the name of its place in the bar at the bottom, which belongs to all screens. */
function areaOf({ path, title: [title = ''] }: Screen): string {
  const [area = ''] = title.split('.');
  return area === 'common' ? path.slice(1) : area;
}
