/**
 * The parts of a piece of CSS that could load something, as they are written. Harmless CSS gives none. The function
 * allows a known list and refuses the rest, so it also refuses new ways to load things. It looks into comments and
 * strings as well, because it could disagree with a browser about where they end.
 */
export function cssHazard(css: string): string | undefined {
  // an escape can spell any of the names below in another way
  if (css.includes('\\')) return '\\';
  const rule = [...css.matchAll(/@[\w-]*/g)]
    .map(([written]) => written)
    .find((written) => !allowedRules.has(written.toLowerCase()));
  if (rule) return rule;
  // CSS knows four kinds of space: any other one would be part of the address
  const call = [...css.matchAll(/(@?[\w-]+)\([ \t\r\n\f]*["']?(#?)/g)].find(
    ([, name = '', hash]) => !isAllowedCall(name.toLowerCase(), hash === '#'),
  );
  return call && css.slice(call.index, call.index + 60);
}

/**
 * What browsers show in more than one way, or the library that draws icons in another one: a condition, a variable, a new
 * colour or selector, a ground that no shape draws. Display P3 beside a plain colour of the same name is harmless.
 */
export function unclearStyle(css: string): string | undefined {
  return unclear.exec(css.replace(plainBeside, '$1'))?.[0];
}

const unclear =
  /@(?!keyframes)[\w-]+|:(is|where|has)\(|&|(?<![\w-])((var|light-dark|oklch|oklab|lch|lab|color|color-mix)\(|background(-[a-z]+)?\s*:(?!\s*(none|transparent)\b))/i;

/** `fill:#e31e24;fill:color(display-p3 …)`, as Figma writes it. */
const plainBeside = /((?<![\w-])([a-z-]+)\s*:[^;{}]*;)\s*\2\s*:\s*color\([^()]*\)/gi;

function isAllowedCall(name: string, intoTheFile: boolean): boolean {
  if (allowedRules.has(name)) return true; // minified: `@media(`
  return name === 'url' ? intoTheFile : allowedFunctions.has(name);
}

/** Rules that load nothing. */
const allowedRules = new Set(
  '@media @keyframes @supports @layer @container @scope @property @starting-style @page @charset @counter-style @view-transition'.split(
    ' ',
  ),
);

const allowedFunctions = new Set(
  [
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk',
    'calc min max clamp var cubic-bezier steps linear',
    'matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d',
    'scale scalex scaley scalez scale3d skew skewx skewy perspective',
    'path polygon circle ellipse inset rect xywh',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
    'selector style has not is where nth-child nth-last-child nth-of-type nth-last-of-type',
  ].flatMap((names) => names.split(' ')),
);
