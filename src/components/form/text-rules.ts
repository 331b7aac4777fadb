import * as z from 'zod/mini';

/** What a text must be, and the sentence that stands below its field if it is not. */
type Rule = readonly [holds: RegExp | ((value: string) => boolean), sentence: string];

/** A text that says of its broken rules only the first. */
export function textWith(...rules: readonly Rule[]) {
  return z.string().check(
    z.check(({ value, issues }) => {
      const broken = rules.find(([holds]) => !(holds instanceof RegExp ? holds.test(value) : holds(value)));
      if (broken) issues.push({ code: 'custom', input: value, message: broken[1] });
    }),
  );
}

/** The rule that a field must hold more than spaces. */
export function filled(sentence: string): Rule {
  return [(value) => value.trim() !== '', sentence];
}
