import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hexOf, mix } from '@/lib/color';

/** Properties and their values. */
export type Declared = Readonly<Record<string, string>>;

export interface Rule {
  selector: string;
  declared: Declared;
}

/** The rules of flat CSS. */
export function rulesIn(css: string): Rule[] {
  const code = css.replace(/\/\*.*?\*\//gs, '');
  return [...code.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const lines = [...body.matchAll(/([\w-]+)\s*:([^;]*)/g)];
    const declared = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.trim()]));
    return { selector: selector.trim(), declared };
  });
}

/** The paths of all style sheets of the app. */
export function styleSheets(): string[] {
  return ['src', 'templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );
}

export function rulesOfFile(file: string): Rule[] {
  return rulesIn(readFileSync(file, 'utf8'));
}

/** A value with the variables that it names, or with what stands behind the comma where there is no such variable. */
export function resolved(value: string, variables: Declared): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  let end = start + 4;
  for (let open = 1; open > 0 && end < value.length; end++)
    open += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0;
  const [name = '', ...otherwise] = value.slice(start + 4, end - 1).split(',');
  const found = variables[name] ?? (otherwise.join(',').trim() || 'missing');
  return resolved(value.slice(0, start) + found + value.slice(end), variables);
}

/** The opaque colours of a value, as `#rrggbb`. */
export function hexesIn(value: string): string[] {
  const solid = value.replace(/rgb\((\d+) (\d+) (\d+) \/ 1\)/g, (_all, ...rgb: string[]) =>
    hexOf(rgb.slice(0, 3).map(Number) as [number, number, number]),
  );
  return solid.match(/#[0-9a-f]{6}\b/gi) ?? [];
}

/** What each translucent colour of a value makes of a colour below it, the uppermost first. */
export function layersIn(value: string): ((below: string) => string)[] {
  return [...value.matchAll(/rgb\((\d+) (\d+) (\d+) \/ (0[\d.]*)\)/g)].map((found) => {
    const [red = 0, green = 0, blue = 0, share = 0] = found.slice(1).map(Number);
    return (below) => mix(below, hexOf([red, green, blue]), share);
  });
}

/** All colours that a background may have: its own, those between two of them, and what a pattern makes of each. */
export function groundsOf(background: string, variables: Declared): string[] {
  const value = resolved(background, variables);
  const stops = hexesIn(value);
  const fills = stops.flatMap((fill, at) =>
    [0, 0.25, 0.5, 0.75].map((share) => mix(fill, stops[at + 1] ?? fill, share)),
  );
  return fills.flatMap((fill) => [fill, ...layersIn(value).map((layer) => layer(fill))]);
}
