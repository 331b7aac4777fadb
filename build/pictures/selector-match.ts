import type { Selector, SelectorComponent } from 'lightningcss';
import type { SvgElement } from './svg-document';
import { Unclear } from './unclear';

/** The elements of an SVG, for its selectors. */
export interface Tree {
  /** The elements inside each element, in order. */
  children: ReadonlyMap<SvgElement | undefined, readonly SvgElement[]>;
  /** How often a selector may still be tried. Each blank in one can try all elements around, once for each blank more. */
  triesLeft: number;
}

/** Whether a selector means an element of an SVG that nobody touches. Throws `Unclear` where nobody can try all ways. */
export function matches(selector: Selector, element: SvgElement, tree: Tree): boolean {
  tree.triesLeft -= 1;
  if (tree.triesLeft < 0) throw new Unclear('selectors that take too long to try');
  const at = selector.findLastIndex(({ type }) => type === 'combinator');
  const own = selector.slice(at + 1);
  if (!own.every((component) => matchesOne(component, element, tree))) return false;
  const combinator = selector[at];
  if (combinator?.type !== 'combinator') return true;
  const before = selector.slice(0, at);
  return related(combinator.value, element, tree).some((other) => matches(before, other, tree));
}

/** How much a selector counts: ids, then classes, then names of elements, as one number. */
export function specificity(selector: Selector): number {
  return selector.reduce((sum, component) => sum + weight(component), 0);
}

const [ids, classes, names] = [1_000_000, 1000, 1];

function weight(component: SelectorComponent): number {
  if (component.type === 'id') return ids;
  if (component.type === 'class' || component.type === 'attribute') return classes;
  if (component.type === 'type' || component.type === 'pseudo-element') return names;
  if (component.type !== 'pseudo-class' || component.kind === 'where') return 0;
  const isList = component.kind === 'is' || component.kind === 'not';
  return isList ? Math.max(0, ...component.selectors.map(specificity)) : classes;
}

function related(combinator: string, element: SvgElement, tree: Tree): readonly SvgElement[] {
  const { parent } = element;
  if (combinator === 'child') return parent ? [parent] : [];
  if (combinator === 'descendant') return parent ? [parent, ...related(combinator, parent, tree)] : [];
  const siblings = tree.children.get(parent) ?? [];
  const before = siblings.slice(0, siblings.indexOf(element));
  if (combinator === 'later-sibling') return before;
  if (combinator === 'next-sibling') return before.slice(-1);
  throw new Unclear(`the selector ${combinator}`);
}

function matchesOne(component: SelectorComponent, element: SvgElement, tree: Tree): boolean {
  const value = (name: string) => element.attributes.find((attribute) => attribute.name === name)?.value;
  switch (component.type) {
    case 'universal':
      return true;
    case 'type':
      return component.name === element.local;
    case 'id':
      return component.name === value('id');
    case 'class':
      return (value('class') ?? '').split(/\s+/).includes(component.name);
    case 'attribute':
      return matchesAttribute(component, value(component.name));
    case 'pseudo-class':
      return matchesPseudoClass(component, element, tree);
    case 'pseudo-element':
      return false;
    default:
      throw new Unclear(`a selector with "${component.type}"`);
  }
}

function matchesAttribute(
  { operation }: SelectorComponent & { type: 'attribute' },
  value: string | undefined,
): boolean {
  if (value === undefined) return false;
  if (!operation) return true;
  const { operator, value: wanted } = operation;
  if (operator === 'equal') return value === wanted;
  if (operator === 'includes') return value.split(/\s+/).includes(wanted);
  if (operator === 'dash-match') return value === wanted || value.startsWith(`${wanted}-`);
  if (wanted === '') return false;
  if (operator === 'prefix') return value.startsWith(wanted);
  return operator === 'suffix' ? value.endsWith(wanted) : value.includes(wanted);
}

/** What never holds for a picture: nobody points at it, and no link is in it. */
const ofVisitors = /^(hover|active|focus|focus-visible|focus-within|visited|link|any-link|target)$/;

function matchesPseudoClass(
  component: SelectorComponent & { type: 'pseudo-class' },
  element: SvgElement,
  tree: Tree,
): boolean {
  const siblings = tree.children.get(element.parent) ?? [];
  const alike = siblings.filter(({ local }) => local === element.local);
  const isNth = (all: readonly SvgElement[], { a, b }: { a: number; b: number }, fromEnd = false) => {
    const place = fromEnd ? all.length - all.indexOf(element) : all.indexOf(element) + 1;
    return a === 0 ? place === b : (place - b) % a === 0 && (place - b) / a >= 0;
  };
  const first = { a: 0, b: 1 };
  switch (component.kind) {
    case 'root':
      return element.parent === undefined;
    case 'is':
    case 'where':
      return component.selectors.some((selector) => matches(selector, element, tree));
    case 'not':
      return !component.selectors.some((selector) => matches(selector, element, tree));
    case 'first-child':
      return isNth(siblings, first);
    case 'last-child':
      return isNth(siblings, first, true);
    case 'only-child':
      return siblings.length === 1;
    case 'first-of-type':
      return isNth(alike, first);
    case 'last-of-type':
      return isNth(alike, first, true);
    case 'only-of-type':
      return alike.length === 1;
    case 'nth-child':
    case 'nth-last-child':
      if (component.of) break;
      return isNth(siblings, component, component.kind === 'nth-last-child');
    case 'nth-of-type':
    case 'nth-last-of-type':
      return isNth(alike, component, component.kind === 'nth-last-of-type');
  }
  if (ofVisitors.test(component.kind)) return false;
  throw new Unclear(`the selector :${component.kind}`);
}
