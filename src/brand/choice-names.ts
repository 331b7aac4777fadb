/** The names of choices, in the order of the table with the words for each. */
export function choiceNames<Name extends string>(words: Readonly<Record<Name, unknown>>): [Name, ...Name[]] {
  return Object.keys(words) as [Name, ...Name[]]; // exactly these
}
