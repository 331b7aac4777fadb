import { optionalScreens } from '@/brand/capabilities';

/** The folder of an area that a merchant may switch off. It has the name of its switch. */
export function areaFolder(screen: string): string {
  return `src/features/${screen}/`;
}

/** The name of a module's area, where a merchant may switch that off. */
export function optionalArea(id: string): string | null {
  return optionalScreens.find((screen) => id.includes(`/${areaFolder(screen)}`)) ?? null;
}
