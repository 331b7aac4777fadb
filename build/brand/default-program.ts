const programLimit = 40;
const shortLimit = 14;

/**
 * The programme's name when the config gives none: the mall's name and 'Rewards'. A long name ends after a whole word
 * that can stand at an end: not "Lakeside Shopping and Rewards".
 */
export function defaultProgram(name: string): string {
  const suffix = ' Rewards';
  const room = programLimit - suffix.length;
  if (/\brewards$/i.test(name) && name.length <= programLimit) return name;
  return (name.length <= room ? name : wholeWords(name, room)) + suffix;
}

/**
 * A name to put under the icon: the programme's if it fits, else the mall's, else as many of the mall's first words as
 * fit.
 */
export function shortNameFor(program: string, name: string): string {
  const whole = [program, name].find((text) => text.length <= shortLimit);
  return whole ?? wholeWords(name, shortLimit);
}

/** The first words of a text that fit. A first word that is too long is cut between two visible letters. */
function wholeWords(text: string, limit: number): string {
  const words = text.split(/\s+/);
  while (words.length > 1 && (words.join(' ').length > limit || dangling.test(words.at(-1) ?? '')))
    words.pop();
  const kept = words.join(' ').replace(/[\s,;:–—-]+$/u, '');
  return kept.length <= limit ? kept : wholeCharacters(kept, limit);
}

/** A word or a sign that waits for another word. */
const dangling = /^([^\p{L}\p{N}]+|an?|and|at|by|for|in|of|on|the|to|with)$/iu;

function wholeCharacters(text: string, limit: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (cut.length + segment.length > limit) break;
    cut += segment;
  }
  return cut.trimEnd();
}
