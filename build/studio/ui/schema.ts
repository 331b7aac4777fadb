/** The parts of JSON Schema that the merchant schema uses. */
export interface Schema {
  type?: string;
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

/** `shortName` → `Short name`, `faq_qna_background` → `Faq qna background`. */
export function labelOf(key: string | number): string {
  const words = String(key)
    .replace(/[_.]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The properties that a form shows: not the link to the schema itself. */
export function fieldsOf({ properties = {} }: Schema): [key: string, schema: Schema][] {
  return Object.entries(properties).filter(([key]) => key !== '$schema');
}

/** The id of a field's input, so that a problem can lead to it. */
export function fieldId(path: readonly (string | number)[]): string {
  return `field-${path.join('.')}`;
}

/** Objects with many texts need a search instead of a list of fields. */
export function isCatalogue({ type, properties = {} }: Schema): boolean {
  return type === 'object' && Object.keys(properties).length > 60;
}
