import { ownValue } from '../../../../build/shared/value-at';
import type { Path } from '../../saving/draft-text';

/** The parts of JSON Schema that the merchant schema uses. */
export interface Schema {
  type?: string;
  /** What a person calls it. */
  title?: string;
  description?: string;
  format?: string;
  default?: unknown;
  enum?: readonly string[];
  /** What a person calls each value of `enum`, in the same order. */
  enumTitles?: readonly string[];
  enumDescriptions?: readonly string[];
  examples?: readonly string[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  anyOf?: readonly Schema[];
  maxLength?: number;
}

/** A value that a person can choose, and its words. */
export interface Choice {
  value: string;
  title: string;
  description?: string | undefined;
}

/** What a person can choose from, and what is chosen. A value that the schema does not know has no words. */
export function choicesOf(schema: Schema, chosen: readonly string[] = []): Choice[] {
  const { enum: values = [], enumTitles = [], enumDescriptions = [] } = schema;
  const known = values.map((value, index) => ({
    value,
    title: enumTitles[index] ?? value,
    description: enumDescriptions[index],
  }));
  const unknown = chosen.filter((value) => !values.includes(value));
  return [...known, ...unknown.map((value) => ({ value, title: value }))];
}

/** What a person calls each step of a path through the config. An entry of a list has its number. */
export function titlesOn(path: Path, schema: Schema): string[] {
  return path.map((step, index) =>
    typeof step === 'number' ? String(step + 1) : (schemaAt(path.slice(0, index + 1), schema).title ?? step),
  );
}

/** The schema of what stands at a path. An empty one where nothing can. */
export function schemaAt(path: Path, schema: Schema): Schema {
  return path.reduce<Schema>(
    (inner, step) => (typeof step === 'number' ? inner.items : ownValue(propertiesOf(inner), step)) ?? {},
    schema,
  );
}

/** Those of an object, also where a text may stand in its place. */
function propertiesOf({ properties, anyOf }: Schema): Readonly<Record<string, Schema>> {
  return properties ?? anyOf?.find(({ type }) => type === 'object')?.properties ?? {};
}

/** The properties that a form shows: not the link to the schema itself. */
export function fieldsOf(schema: Schema): [key: string, schema: Schema][] {
  return Object.entries(propertiesOf(schema)).filter(([key]) => key !== '$schema');
}

/** Problems and the like, from the top of the form to its end. */
export function inFormOrder<T extends { path: Path }>(placed: readonly T[], schema: Schema): T[] {
  const ranks = ({ path }: T) =>
    path.map((step, at) => {
      if (typeof step === 'number') return step;
      return Object.keys(schemaAt(path.slice(0, at), schema).properties ?? {}).indexOf(step);
    });
  return placed.toSorted((one, other) => {
    const [before, after] = [ranks(one), ranks(other)];
    const at = before.findIndex((rank, index) => rank !== after[index]);
    return at < 0 ? before.length - after.length : (before[at] ?? 0) - (after[at] ?? -1);
  });
}

/** What the app says by itself in place of a mall's own text. */
export function standardWording({ description = '' }: Schema): string {
  return description.replace(/^Instead of: /, '');
}

/** The id of a field's input, so that a problem can lead to it. */
export function fieldId(path: Path): string {
  return `field-${path.join('.')}`;
}

/** Objects with many texts need a search instead of a list of fields. */
export function isCatalogue({ type, properties = {} }: Schema): boolean {
  return type === 'object' && Object.keys(properties).length > 60;
}
