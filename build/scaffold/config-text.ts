/** The widest line of the formatter. */
const columns = 110;

type Json = string | boolean | number | readonly string[] | { [key: string]: Json | undefined };

/** A config as JSON, in the layout of the formatter. Keys without a value are left out. */
export function configText(config: { [key: string]: Json | undefined }): string {
  return `${written(config, '')}\n`;
}

function written(value: Json, indent: string, before = 0): string {
  const inner = `${indent}  `;
  if (isList(value)) {
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    if (indent.length + before + line.length <= columns) return line;
    return `[\n${value.map((entry) => inner + JSON.stringify(entry)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).flatMap(([key, part]) => {
    if (part === undefined) return [];
    const name = `${JSON.stringify(key)}: `;
    return [`${inner}${name}${written(part, inner, name.length + 1)}`]; // 1 for a comma
  });
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function isList(value: Json): value is readonly string[] {
  return Array.isArray(value);
}
