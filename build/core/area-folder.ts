/** The folder of an area that a merchant may switch off. It has the name of its switch. */
export function areaFolder(screen: string): string {
  return `src/features/${screen}/`;
}
