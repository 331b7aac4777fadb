import { type Declaration, parse, type Rule } from 'postcss';
import type { Beyond } from './beyond';
import { type BrowserFile, type BrowserFinding, findingAt } from './finding';

/** Units that web-features lists as a whole family. */
const unitFamilies: readonly (readonly [unit: RegExp, key: string])[] = [
  [/^dv(h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^sv(h|w|i|b|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(h|w|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^cq(h|w|i|b|min|max)$/, 'container_query_length_units'],
];

/**
 * The features in a style sheet that some promised browser lacks. A browser drops a declaration that it cannot read,
 * and a whole rule when it cannot read the selector. So a new value is fine where the same rule gives the property a
 * plain value first. Inside of `@supports` everything is fine.
 */
export function styleFindings(file: BrowserFile, beyond: Beyond): BrowserFinding[] {
  const findings: BrowserFinding[] = [];
  parse(file.text).walk((node) => {
    const report = (feature: string) => {
      const { start, end } = node.source ?? {};
      const from = start?.offset ?? 0;
      if (!isAskedFor(node)) findings.push(findingAt(file, feature, from, end?.offset ?? from));
    };
    if (node.type === 'rule') for (const feature of selectorsBeyond(node, beyond)) report(feature);
    if (node.type === 'atrule' && beyond.atRules.has(node.name)) report(`@${node.name}`);
    if (node.type === 'atrule' && node.name === 'media' && /[<>]/.test(node.params))
      report('a range in @media');
    if (node.type === 'decl') for (const feature of declarationBeyond(node, beyond)) report(feature);
  });
  return findings;
}

/** Inside of `@supports`. */
function isAskedFor(node: { parent?: unknown }): boolean {
  for (let outer = node.parent; isContainer(outer); outer = outer.parent) {
    if (outer.type === 'atrule' && outer.name === 'supports') return true;
  }
  return false;
}

function isContainer(value: unknown): value is { type: string; name?: string; parent?: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function selectorsBeyond({ selector, parent }: Rule, beyond: Beyond): string[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
  const unknown = names.filter((name) => beyond.selectors.has(name)).map((name) => `:${name}`);
  return parent?.type === 'rule' ? [...unknown, 'a rule inside a rule'] : unknown;
}

function declarationBeyond(declaration: Declaration, beyond: Beyond): string[] {
  const { prop, value } = declaration;
  if (beyond.properties.has(prop)) return [prop];
  if (hasPlainValueBefore(declaration)) return [];
  const bare = value.replaceAll(/(["']).*?\1|url\([^)]*\)/g, '');
  const words = [...bare.matchAll(/(?<![\w-])[a-z][\w-]*/gi)].map(([word]) => word);
  const units = [...bare.matchAll(/(?<![\w#-])\d*\.?\d+([a-z]+)/gi)].map(([, unit = '']) => unit);
  return [
    ...words.filter((word) => beyond.values.has(`${prop}: ${word}`)).map((word) => `${prop}: ${word}`),
    ...words
      .filter((word) => beyond.functions.has(word) && bare.includes(`${word}(`))
      .map((word) => `${word}()`),
    ...units.filter((unit) => beyond.functions.has(familyOf(unit))).map((unit) => `the unit ${unit}`),
  ];
}

/**
 * Whether a browser that cannot read the declaration has an earlier one to use. A custom property accepts anything, so
 * it never falls back.
 */
function hasPlainValueBefore(declaration: Declaration): boolean {
  if (declaration.prop.startsWith('--')) return false;
  const { parent } = declaration;
  const index = parent?.index(declaration) ?? 0;
  return (
    parent?.nodes.slice(0, index).some((node) => node.type === 'decl' && node.prop === declaration.prop) ??
    false
  );
}

function familyOf(unit: string): string {
  return unitFamilies.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}
