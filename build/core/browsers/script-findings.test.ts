import { describe, expect, it } from 'vitest';
import { beyondThePromise } from './beyond';
import { scriptFindings } from './script-findings';

const beyond = beyondThePromise();
const featuresIn = (...texts: string[]) => {
  const files = texts.map((text, index) => ({ path: `assets/${index}.js`, text }));
  return scriptFindings(files, beyond).map(({ feature }) => feature);
};

describe('beyond the promise are', () => {
  it.each([
    ['a look-behind', 'a look-behind', 'x.replace(/(?<=.)a/, "")'],
    ['a negative look-behind', 'a look-behind', 'x.replace(/(?<!.)a/, "")'],
    ['one that a minifier turned into a call', 'a look-behind', 'new RegExp(`(?<=.)a`)'],
    ['the flag v', 'the flag v of a regular expression', 'const r = /[a--b]/v'],
    ['flags for a part', 'flags inside a regular expression', 'RegExp("(?i:a)b")'],
    ['two groups of one name', 'two groups of one name', 'RegExp("(?<y>a)|(?<y>b)")'],
    ['static blocks', 'a static block', 'class A { static { f() } }'],
    ['import attributes', 'import attributes', 'import a from "./a.json" with { type: "json" }'],
    ['a static function', 'AbortSignal.any', 'const s = AbortSignal.any([a, b])'],
    ['one that is only handed on', 'Promise.withResolvers', 'const f = Promise.withResolvers'],
    ['one behind window', 'Object.groupBy', 'window.Object.groupBy(a, f)'],
    ['a new parser', 'URL.parse', 'const u = URL.parse(a)'],
    ['a global', 'requestIdleCallback', 'requestIdleCallback(f)'],
    ['a global behind globalThis', 'requestIdleCallback', 'globalThis.requestIdleCallback(f)'],
    ['a class', 'CompressionStream', 'const c = new CompressionStream("gzip")'],
    ['a member of a known object', 'navigator.share', 'navigator.share({ text })'],
    ['a method that nothing promised has', 'toSorted()', 'rows.toSorted()'],
    ['one behind ?.', 'showPopover()', 'menu?.showPopover()'],
  ])('%s', (_name, feature, code) => {
    expect(featuresIn(code)).toEqual([feature]);
  });
});

describe('within the promise are', () => {
  it.each([
    ['looking ahead', 'x.replace(/a(?=b)(?!c)/, "")'],
    ['named groups', '/(?<year>\\d+)-(?<month>\\d+)/.exec(x)'],
    [
      'what its browsers have',
      'rows.at(-1); rows.findLast(f); Object.hasOwn(a, "b"); structuredClone(a); new AbortController()',
    ],
    ['asking for the type of something', 'typeof requestIdleCallback'],
    [
      'names of properties and labels',
      'x.requestIdleCallback = { navigation: 1 }; navigation: for (;;) break navigation',
    ],
  ])('%s', (_name, code) => {
    expect(featuresIn(code)).toEqual([]);
  });

  it('methods that the code defines itself, in any file', () => {
    expect(featuresIn('store.toSorted()', 'const store = { toSorted() {} }')).toEqual([]);
    expect(featuresIn('store.toSorted()', 'class Store { toSorted() {} }')).toEqual([]);
    expect(featuresIn('store.toSorted()', 'store.toSorted = f')).toEqual([]);
  });
});

it('names the file and the code around a finding', () => {
  const [finding] = scriptFindings(
    [{ path: 'assets/a.js', text: 'let a;\n\nlet b = Object.groupBy(a, f)' }],
    beyond,
  );
  expect(finding).toEqual({
    file: 'assets/a.js',
    feature: 'Object.groupBy',
    near: 'let a; let b = Object.groupBy(a, f)',
  });
});
