import { readFileSync } from 'node:fs';

/** Properties and their values. */
export type Declared = Readonly<Record<string, string>>;

/** The rules of flat CSS, each with its selector. */
export function rulesIn(css: string): { selector: string; declared: Declared }[] {
  const code = css.replace(/\/\*.*?\*\//gs, '');
  return [...code.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const lines = [...body.matchAll(/([\w-]+)\s*:([^;]*)/g)];
    const declared = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.trim()]));
    return { selector: selector.trim(), declared };
  });
}

export function rulesOfFile(file: string) {
  return rulesIn(readFileSync(file, 'utf8'));
}

/** A value with the variables that it names. */
export function resolved(value: string, variables: Declared): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (_all, name: string) => variables[name] ?? 'missing');
  return next === value ? value : resolved(next, variables);
}
