import { transformStyleAttribute } from 'lightningcss';
import { type Declaration, declarationsOf, replaceCalls, splitOutside } from './css-text';
import { pictureFormat } from './picture';
import { screenColor } from './screen-color';
import { matches, type Tree } from './selector-match';
import { type StyleRule, styleRules } from './style-rules';
import { readSvg, type SvgElement } from './svg-document';
import { Unclear } from './unclear';

/** What browsers know and the library that draws icons does not, or reads in another way. */
const modern =
  /@media|(?<![\w-])(var|light-dark|oklch|oklab|lch|lab|color|color-mix|hwb|is|where)\(|(?<![\w-])background/i;

/** Attributes that hold a colour. Browsers read them as the weakest declarations. */
const colorAttributes = ['color', 'fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color'];

/** No colour needs more characters, but variables inside variables can grow without end. */
const longestValue = 1000;

/** A large logo needs a tenth of it. These take half a second, so that no style sheet holds up a build. */
const mostTries = 2_000_000;

/**
 * A logo as icons draw it: with the colours that browsers show on a light screen. Its variables, conditions, selectors and
 * new colours become plain ones in the `style` of each element, and the ground of its root becomes a rectangle. The file in
 * a site stays as it is. Throws `Unclear` for a style that means one thing here and another one there.
 */
export function drawableLogo(logo: Buffer): Buffer {
  if (pictureFormat(logo) === 'png') return logo;
  const text = logo.toString('utf8');
  return modern.test(text) ? Buffer.from(resolved(text)) : logo;
}

function resolved(text: string): string {
  const { elements, broken } = readSvg(text);
  const [root] = elements;
  if (broken || !root) return text; // the library says what is wrong
  const tree = { children: childrenOf(elements), triesLeft: mostTries };
  const sheets = elements.filter(({ local }) => local === 'style');
  const rules = styleRules(sheets.map((sheet) => sheet.text).join('\n'));
  const variables = new Map<SvgElement, Variables>();
  const edits: Edit[] = sheets.map(({ offset, endOffset }) => [offset, endOffset, '']);
  for (const element of elements) {
    if (isInside(element, sheets)) continue;
    const declared = cascade(element, rules, tree);
    const known = withOwn(element.parent && variables.get(element.parent), declared);
    variables.set(element, known);
    const style = plainStyle(declared, known);
    edits.push(...styleEdits(text, element, style));
    if (element === root) edits.push(...groundEdits(root, style));
  }
  for (const element of elements) if (element.local === 'use') checkCopy(element, elements, variables);
  return edited(text, edits);
}

type Variables = ReadonlyMap<string, string>;
type Edit = readonly [from: number, to: number, replacement: string];

function childrenOf(elements: readonly SvgElement[]): Tree['children'] {
  const children = new Map<SvgElement | undefined, SvgElement[]>();
  for (const element of elements) {
    const siblings = children.get(element.parent);
    if (siblings) siblings.push(element);
    else children.set(element.parent, [element]);
  }
  return children;
}

function isInside(element: SvgElement | undefined, others: readonly SvgElement[]): boolean {
  return element !== undefined && (others.includes(element) || isInside(element.parent, others));
}

/** All declarations for an element, the weakest first. */
function cascade(element: SvgElement, rules: readonly StyleRule[], tree: Tree): Declaration[] {
  const attributes = element.attributes.flatMap(({ name, value }) =>
    colorAttributes.includes(name) && value.includes('(') ? [`${name}:${value}`] : [],
  );
  const declared = [
    ...declarationsOf(attributes.join(';')),
    ...rules.flatMap(({ selector, declarations }) => (matches(selector, element, tree) ? declarations : [])),
    ...declarationsOf(printed(attributeOf(element, 'style')?.value ?? '')),
  ];
  return [
    ...declared.filter(({ isImportant }) => !isImportant),
    ...declared.filter(({ isImportant }) => isImportant),
  ];
}

function attributeOf({ attributes }: SvgElement, wanted: string) {
  return attributes.find(({ name }) => name === wanted);
}

const isVariable = ({ name }: Declaration) => name.startsWith('--');

/** The variables of an element: those of its parent, and its own. */
function withOwn(inherited: Variables = new Map(), declared: readonly Declaration[]): Variables {
  const own = declared.filter(isVariable);
  if (own.length === 0) return inherited;
  const raw = new Map([...inherited, ...own.map(({ name, value }) => [name, value] as const)]);
  const values = new Map(inherited);
  for (const { name } of own) values.set(name, withoutCalls(raw.get(name) ?? '', raw));
  return values;
}

/** A value without variables, and with the light one of two colours. */
function withoutCalls(value: string, variables: Variables, depth = 0): string {
  if (depth > 10 || value.length > longestValue) throw new Unclear('variables that need each other');
  const filled = replaceCalls(value, 'var', (args) => {
    const [name = '', ...fallback] = splitOutside(args, ',');
    const known = variables.get(name.trim()) ?? (fallback.length > 0 ? fallback.join(',') : undefined);
    if (known === undefined) throw new Unclear(`the variable ${name.trim()}, which has no value`);
    return withoutCalls(known.trim(), variables, depth + 1);
  });
  return replaceCalls(filled, 'light-dark', (args) => {
    const [light = ''] = splitOutside(args, ',');
    return withoutCalls(light.trim(), variables, depth + 1);
  });
}

/** The declarations in words that the library knows. A colour that it does not know follows one that it knows. */
function plainStyle(declared: readonly Declaration[], variables: Variables): Declaration[] {
  const plain = declared
    .filter((declaration) => !isVariable(declaration))
    .map(({ name, value }) => `${name}:${withoutCalls(value, variables)}`);
  return declarationsOf(printed(plain.join(';')));
}

/** A style as lightningcss prints it for browsers that know no new colours. */
function printed(style: string): string {
  if (style === '') return '';
  const code = Buffer.from(style);
  return transformStyleAttribute({
    code,
    targets: { chrome: 60 << 16 },
    errorRecovery: true,
    visitor: { Color: screenColor },
  }).code.toString();
}

function styleEdits(text: string, element: SvgElement, style: readonly Declaration[]): Edit[] {
  const value = style.map(({ name, value }) => `${name}:${value}`).join(';');
  const attribute = attributeOf(element, 'style');
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  if (attribute) {
    const written = /style\s*=\s*(?:"[^"]*"|'[^']*')/y;
    written.lastIndex = attribute.offset;
    const length = written.exec(text)?.[0].length ?? 0;
    return [[attribute.offset, attribute.offset + length, `style="${escaped}"`]];
  }
  const after = element.offset + 1 + element.name.length;
  return value === '' ? [] : [[after, after, ` style="${escaped}"`]];
}

/** A rectangle in the colour that browsers paint behind the drawing, larger than any form of its picture. */
function groundEdits({ contentOffset, attributes }: SvgElement, style: readonly Declaration[]): Edit[] {
  const grounds = style.filter(({ name }) => name.startsWith('background'));
  if (grounds.some(({ name, value }) => !/^background(-color)?$/.test(name) || /gradient|url/.test(value))) {
    throw new Unclear('a background that is more than a colour');
  }
  const color = grounds.map(({ value }) => value).findLast((value) => !/^(lab|color)\(/.test(value));
  if (color === undefined || /^(none|transparent|initial|unset|0 0)$/.test(color)) return [];
  const viewBox = attributes.find(({ name }) => name === 'viewBox')?.value ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const room = 30 * Math.max(width, height);
  const size = `x="${left - room}" y="${top - room}" width="${width + 2 * room}" height="${height + 2 * room}"`;
  const rect = `<rect xmlns="http://www.w3.org/2000/svg" ${size} style="fill:${color};fill-opacity:1;stroke:none"/>`;
  return [[contentOffset, contentOffset, rect]];
}

/** A copy inherits from where it stands. Then one style cannot hold the colours of both. */
function checkCopy(
  copy: SvgElement,
  elements: readonly SvgElement[],
  variables: ReadonlyMap<SvgElement, Variables>,
): void {
  const href = copy.attributes
    .find(({ local }) => local === 'href')
    ?.value.trim()
    .slice(1);
  const original = elements.find((element) => attributeOf(element, 'id')?.value === href);
  const there = original?.parent && variables.get(original.parent);
  const here = variables.get(copy);
  if (!there || !here) return;
  const isSame = here.size === there.size && [...here].every(([name, value]) => there.get(name) === value);
  if (!isSame) throw new Unclear('a copy (<use>) with variables of its own');
}

function edited(text: string, edits: readonly Edit[]): string {
  let [result, from] = ['', 0];
  for (const [start, end, replacement] of [...edits].sort(([one], [other]) => one - other)) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
