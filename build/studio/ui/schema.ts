import type { Path } from './draft-text';

/** The parts of JSON Schema that the merchant schema uses. */
export interface Schema {
  type?: string;
  /** What a person calls it. */
  title?: string;
  description?: string;
  format?: string;
  default?: unknown;
  enum?: readonly string[];
  examples?: readonly string[];
  items?: Schema;
  uniqueItems?: boolean;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The words for an entry of a list, such as a tile: `submitBills` → `Submit bills`. An area has its own name. */
export function labelOf(entry: string, { properties = {} }: Schema): string {
  const area = properties.screens?.properties?.[entry]?.title;
  if (area !== undefined) return area;
  const words = entry.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a person calls the key at the end of a path. */
export function titleOf({ title }: Schema, path: Path): string {
  return title ?? String(path.at(-1) ?? '');
}

/** What a person calls each step of a path through the config. An entry of a list has its number. */
export function titlesOn(path: Path, schema: Schema): string[] {
  let inner: Schema | undefined = schema;
  return path.map((step, index) => {
    inner = typeof step === 'number' ? inner?.items : inner?.properties?.[step];
    return typeof step === 'number' ? String(step + 1) : titleOf(inner ?? {}, path.slice(0, index + 1));
  });
}

/** The properties that a form shows: not the link to the schema itself. */
export function fieldsOf({ properties = {} }: Schema): [key: string, schema: Schema][] {
  return Object.entries(properties).filter(([key]) => key !== '$schema');
}

/** The id of a field's input, so that a problem can lead to it. */
export function fieldId(path: Path): string {
  return `field-${path.join('.')}`;
}

/** Objects with many texts need a search instead of a list of fields. */
export function isCatalogue({ type, properties = {} }: Schema): boolean {
  return type === 'object' && Object.keys(properties).length > 60;
}
