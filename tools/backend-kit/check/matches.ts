import type { JsonSchema } from '../spec/json-schema';

/** Whether a value is what the document calls usual. Reads those keywords that the document has for single values. */
export function matches(schema: JsonSchema, value: unknown): boolean {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((each: JsonSchema) => matches(each, value));
  switch (schema.type) {
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= Number(schema.minLength ?? 0) &&
        (typeof schema.pattern !== 'string' || new RegExp(schema.pattern).test(value))
      );
    case 'number':
    case 'integer':
      return typeof value === 'number';
    case 'array':
      return Array.isArray(value) && value.every((each) => matches((schema.items ?? {}) as JsonSchema, each));
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const required = (schema.required ?? []) as string[];
      return required.every((name) => name in value);
    }
    default:
      return true;
  }
}
