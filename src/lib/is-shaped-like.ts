/**
 * Whether a value has all that a model has, of the same types, all the way down. Any list matches a list, and what
 * the model leaves open (undefined, null) may be anything.
 */
export function isShapedLike(model: unknown, value: unknown): boolean {
  if (model === undefined || model === null) return true;
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(model) !== Array.isArray(value))
    return false;
  if (Array.isArray(model)) return true;
  const fields = value as Record<string, unknown>; // any object may be asked for any key
  return Object.entries(model).every(([name, part]) => isShapedLike(part, fields[name]));
}
