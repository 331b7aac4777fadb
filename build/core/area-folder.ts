/** Where the code of an area stands that a mall may do without: its folder is named for its switch. */
export function areaFolder(screen: string): string {
  return `src/features/${screen}/`;
}
