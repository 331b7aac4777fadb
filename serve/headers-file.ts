/** One block of a `_headers` file: a path pattern, and the headers that it sets and removes. */
export interface HeaderRule {
  pattern: RegExp;
  set: [name: string, value: string][];
  remove: string[];
}

/**
 * Reads what this project writes of the `_headers` format of Cloudflare and Netlify: a path (with `*`) at the start of a
 * line, then indented `Name: value` or `! Name`. Comments begin with `#`.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(content), set: [], remove: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(content) ?? [];
    if (content.startsWith('!')) rule?.remove.push(content.slice(1).trim());
    else if (name && value !== undefined) rule?.set.push([name, value]);
  }
  return rules;
}

/**
 * The headers of a path, from all matching rules in order, by their names in small letters. If two rules set the same
 * header, the values are joined with a comma.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, remove } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of remove) headers.delete(name.toLowerCase());
    for (const [written, value] of set) {
      const name = written.toLowerCase();
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}

function patternOf(path: string): RegExp {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}
