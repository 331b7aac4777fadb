import { isShapedLike } from '@/lib/is-shaped-like';

type Together<Values> = readonly (readonly (keyof Values & string)[])[];

/**
 * The values to keep: those that differ from what the form began with. Fields that only make sense together, such as a
 * pincode and its id, are kept together.
 */
export function changedValues<Values extends object>(
  initial: Values,
  values: Values,
  together: Together<Values> = [],
): Partial<Values> {
  // The keys of an object of this type, but the type of keys() does not say so.
  const names = Object.keys(values) as (keyof Values & string)[];
  const changed = new Set(names.filter((name) => values[name] !== initial[name]));
  for (const group of together) {
    if (group.some((name) => changed.has(name))) for (const name of group) changed.add(name);
  }
  const kept = names.filter((name) => changed.has(name)).map((name) => [name, values[name]]);
  return Object.fromEntries(kept) as Partial<Values>;
}

/**
 * A form's first values with those of its draft: what the shopper did not change is as the backend says now. Values of
 * another type count as none.
 */
export function withDraft<Values extends object>(initial: Values, draft: Record<string, unknown>): Values {
  const fitting = Object.entries(initial).map(([name, value]) => {
    const known = draft[name];
    return [name, known !== undefined && isShapedLike(value, known) ? known : value];
  });
  return Object.fromEntries(fitting) as Values; // the same names with values of the same types
}
