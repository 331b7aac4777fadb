/**
 * The programme's name when the config gives none: the mall's name and 'Rewards'. A long one is cut after the last
 * whole word that fits.
 */
export function defaultProgram(name: string): string {
  const suffix = ' Rewards';
  const room = programLimit - suffix.length;
  if (name.length <= room) return name + suffix;
  const words = name.slice(0, room + 1).replace(/\s+\S*$/u, '');
  return (words.length <= room ? words : wholeCharacters(name, room)) + suffix;
}

const programLimit = 40;

function wholeCharacters(text: string, limit: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (cut.length + segment.length > limit) break;
    cut += segment;
  }
  return cut.trimEnd();
}
