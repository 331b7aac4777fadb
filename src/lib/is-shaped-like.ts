/**
 * Whether a value has all fields of a model, with the same types at every level. Any list matches a list. A field that
 * is undefined or null in the model may be anything.
 */
export function isShapedLike(model: unknown, value: unknown): boolean {
  if (model === undefined || model === null) return true;
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(model) !== Array.isArray(value))
    return false;
  if (Array.isArray(model)) return true;
  const fields = value as Record<string, unknown>; // every object can be read by any key
  return Object.entries(model).every(([name, part]) => isShapedLike(part, fields[name]));
}
