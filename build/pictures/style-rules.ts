import { Features, type MediaQuery, type Selector, transform } from 'lightningcss';
import { type Declaration, declarationsOf } from './css-text';
import { specificity } from './selector-match';
import { Unclear } from './unclear';

/** A rule of a style sheet with one selector. */
export interface StyleRule {
  selector: Selector;
  declarations: Declaration[];
}

/**
 * The rules of a style sheet as a picture on a light screen has them, the weakest first. Throws `Unclear` for a condition
 * that depends on where the picture is shown.
 */
export function styleRules(css: string): StyleRule[] {
  const flat = transform({
    filename: 'logo.svg',
    code: Buffer.from(css),
    include: Features.Nesting,
    errorRecovery: true,
    visitor: {
      MediaQuery: (query) => ({ mediaType: 'all', qualifier: holds(query) ? null : 'not', condition: null }),
      Rule: { keyframes: () => [] },
    },
  }).code;
  // each selector gets a name of its own, under which its printed declarations are found again
  const selectors: Selector[] = [];
  const named = transform({
    filename: 'logo.svg',
    code: flat,
    errorRecovery: true,
    visitor: {
      Selector: (selector) => [{ type: 'class', name: `r${selectors.push(selector) - 1}` }],
    },
  }).code.toString();
  const rules = [...named.matchAll(/^ *((?:\.r\d+[,\s]*)+)\{([^}]*)\}/gm)].flatMap(
    ([, names = '', body = '']) =>
      [...names.matchAll(/\d+/g)].flatMap(([at]) => {
        const selector = selectors[Number(at)];
        return selector ? [{ selector, declarations: declarationsOf(body) }] : [];
      }),
  );
  return rules.sort((one, other) => specificity(one.selector) - specificity(other.selector));
}

function holds({ qualifier, mediaType, condition }: MediaQuery): boolean {
  const isShown = mediaType === 'all' || mediaType === 'screen';
  const isMet = isShown && (!condition || isMetBy(condition));
  return qualifier === 'not' ? !isMet : isMet;
}

/** A light screen of somebody who asked for nothing special. */
const lightScreen = new Map([
  ['prefers-color-scheme', 'light'],
  ['prefers-contrast', 'no-preference'],
  ['prefers-reduced-motion', 'no-preference'],
  ['forced-colors', 'none'],
]);

function isMetBy(condition: NonNullable<MediaQuery['condition']>): boolean {
  if (condition.type === 'not') return !isMetBy(condition.value);
  if (condition.type === 'operation') {
    const met = condition.conditions.map(isMetBy);
    return condition.operator === 'and' ? met.every(Boolean) : met.some(Boolean);
  }
  const feature = condition.type === 'feature' ? condition.value : undefined;
  const expected = feature && lightScreen.get(String(feature.name));
  if (feature?.type === 'plain' && expected && feature.value.type === 'ident') {
    return feature.value.value === expected;
  }
  throw new Unclear(`@media (${feature ? String(feature.name) : 'unknown'})`);
}
