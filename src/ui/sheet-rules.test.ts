import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { styleSheets } from '../../tests/setup/style-sheet';

/** Rules with their selector, without comments. */
function rulesOf(css: string): { selector: string; body: string }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
}

const rules = styleSheets().flatMap((file) =>
  rulesOf(readFileSync(file, 'utf8')).map((rule) => ({ ...rule, file })),
);

/** What the screens say, to find which of their classes have a ring over a picture. */
const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('src', file), 'utf8'));

/** Whether the light tone of this ring lies over a picture. */
function hasLightAbove(file: string, selector: string): boolean {
  const name = /\.(\w+):focus-visible$/.exec(selector)?.[1];
  return (
    screens.some(
      (text) => text.includes(basename(file)) && text.includes(`\${ring.over} \${styles.${name}}`),
    ) ||
    rules.some(
      (rule) =>
        rule.file === file &&
        rule.selector === `${selector}::after` &&
        rule.body.includes('--brand-focus-light'),
    )
  );
}

it('a focus ring has both tones, wherever a style sheet draws or moves it', () => {
  const rings = rules.filter(
    ({ selector, body }) => /:focus/.test(selector) && /outline(-offset)?: (?!none)/.test(body),
  );
  expect(rings.length).toBeGreaterThan(20);
  const bare = rings.filter(({ file, selector, body }) => {
    // The shadow of base.css is the light tone of a ring that is only moved outwards.
    const isOutside = /outline-offset: [2-9]px/.test(body) && !/outline: /.test(body);
    const isOver = selector.split(',').every((part) => hasLightAbove(file, part.trim()));
    return !(isOutside || isOver || body.includes('--brand-focus-light'));
  });
  expect(bare.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
});

it('no ring takes the colour of a brand or an error', () => {
  const colours = rules
    .filter(({ selector }) => /:focus/.test(selector))
    .flatMap(({ body }) => [...body.matchAll(/outline(?:-color)?: ([^;]+)/g)].map(([, value]) => value));
  const own = colours.filter((value) => value !== 'none' && !value?.endsWith('var(--brand-focus)'));
  expect(own).toEqual([]);
});

it('no sheet composes from another file, of which Vite would warn at each compile', () => {
  expect(rules.filter(({ body }) => /composes: .* from (?!global)/.test(body))).toEqual([]);
});

/** The texts that import a sheet, each with what it calls the sheet. */
function wearersOf(file: string): { text: string; styles: string }[] {
  const imported = new RegExp(`import (\\w+) from '.*/${basename(file)}'`);
  return screens.flatMap((text) => {
    const styles = imported.exec(text)?.[1];
    return styles ? [{ text, styles }] : [];
  });
}

it('every class of a style sheet is worn, by its name or with the whole sheet', () => {
  const sheets = styleSheets().filter((file) => file.endsWith('.module.css'));
  const unworn = sheets.flatMap((file) => {
    const own = rules.filter((rule) => rule.file === file);
    const classes = own.flatMap(({ selector }) => selector.match(/(?<=\.)[a-z]\w*/gi) ?? []);
    const composed = own.flatMap(({ body }) => body.match(/composes: [^;]+/)?.[0].split(' ') ?? []);
    const wearers = wearersOf(file);
    const isWorn = (name: string) =>
      wearers.some(({ text, styles }) =>
        new RegExp(`\\b${styles}(\\.${name}\\b|\\b(?!\\.| from))`).test(text),
      );
    return classes
      .filter((name) => !composed.includes(name) && !isWorn(name))
      .map((name) => `${file} ${name}`);
  });
  expect(unworn).toEqual([]);
});

/** Small parts that every mall has alike: lines, dots, a switch and a count. */
const alike = new Set(['0', '2px', '3px', '4px', '9px', '13px', '50%', 'inherit']);

it('every surface, field, button and sheet takes its corners from the mall’s shape', () => {
  const corners = rules.flatMap(({ file, body }) =>
    [...body.matchAll(/border-radius: ([^;]+);/g)].map(([, value = '']) => ({ file, value })),
  );
  expect(corners.length).toBeGreaterThan(100);
  const own = corners.filter(({ file, value }) => {
    const parts = value.split(' ').filter((part) => !alike.has(part));
    return parts.length > 0 && !value.includes('var(--') && !file.endsWith('scene.module.css'); // a drawn blot
  });
  expect(own).toEqual([]);
});
