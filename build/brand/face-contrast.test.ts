import { expect, it } from 'vitest';
import { type CardLayout, cardFinishes, cardLayouts } from '@/brand/card-look';
import { choiceNames } from '@/brand/choice-names';
import { paletteOf } from '@/brand/palette-of';
import { shapeRatio, textRatio } from '@/brand/readable';
import { buttonWords, cornerWords, type Tiles, tileWords } from '@/brand/shape';
import { ContrastPairs } from '../../tests/setup/contrast-pairs';
import { anyFaces, type Face } from '../../tests/setup/faces';
import {
  type Declared,
  groundsOf,
  hexesIn,
  layersIn,
  type Rule,
  resolved,
  rulesIn,
  rulesOfFile,
  styleSheets,
} from '../../tests/setup/style-sheet';
import { loadMerchants } from '../config/load';
import { photoRules } from './photo';
import { shapeVariables } from './shape-css';
import { themeCss, tierCss } from './theme-css';

// Every ink of the app on every ground behind it, whatever a mall chooses, by the CSS that the builder writes.

const shared = (name: string) => `var(--brand-${name})`;

/** Inks whose ground belongs to an element around them. */
const inherited: [ink: string, ...grounds: string[]][] = [
  [
    'text',
    'surface',
    'background',
    'sunken',
    'placeholder',
    'qna',
    'disabled',
    'tint',
    'tint-quiet',
    'outer',
  ],
  ['text', 'success-tint', 'error-tint', 'danger-tint', 'info-tint', 'pending-tint'],
  ['text-quiet', 'surface', 'background', 'sunken', 'tint', 'tint-quiet', 'qna'],
  ['primary-text', 'surface', 'background', 'tint', 'tint-quiet'],
  ['selected', 'surface', 'background', 'tint'],
  ['on-primary', 'primary', 'primary-hover'],
  ['on-hero', 'hero-solid'],
  ['on-status-fill', 'success-fill', 'error-fill'],
  ...['success', 'error', 'danger', 'info', 'pending'].map((ink): [string, ...string[]] => [
    ink,
    'surface',
    'background',
  ]),
];

/** Rules of the app that name an ink and its ground. Those of icons are no text. */
const painted = styleSheets()
  .flatMap((file) => rulesOfFile(file).map((rule) => ({ ...rule, file })))
  .filter(
    ({ declared: { color, background } }) =>
      color?.includes('var(--brand-') && background?.includes('var(--brand-'),
  );
const isIcon = /^\.(icon|placeholder|preview)$/;

/** What has the words of each composition, from a card's style sheets. `.logo` and `.plate` have none. */
const wordsOf: Record<CardLayout, [file: string, of?: RegExp][]> = {
  classic: [
    ['src/features/dashboard/dashboard.module.css', /^\.(balanceHead|worth)$/],
    ['src/features/membership/membership.module.css', /^\.(cardHead|program|programName|holder|name|id)$/],
  ],
  crest: [['src/components/card-layouts/crest.module.css']],
  ledger: [['src/components/card-layouts/ledger.module.css']],
  pass: [['src/components/card-layouts/pass.module.css']],
};
const withoutWords = /::|^\.(logo|plate|bars)$/;

const { merchants } = await loadMerchants('merchants', ['36', '10068', '10070', '10071', '10072']);
const faces: Face[] = [...merchants.map(({ id, config }): Face => [`mall ${id}`, config.theme]), ...anyFaces];

const tiles = choiceNames(tileWords);
const rootOf = (theme: Face[1], shape: { tiles: Tiles }) =>
  declaredFor(':root', rulesIn(themeCss(paletteOf(theme), { ...theme, shape })));

/** Colours that a mall may give its tiers: light, dark, and from one end to the other. */
const otherTiers = {
  Pearl: { from: '#dff3ff', to: '#ffffff' },
  Gold: { from: '#fff200', to: '#b8862b' },
  Onyx: { from: '#000000', to: '#333333' },
  Dawn: { from: '#000000', to: '#ffffff' },
};

const surface = rulesOfFile('src/ui/lists/hero-card.module.css');
const badge = declaredFor('.badge[data-tone="tier"]', rulesOfFile('src/ui/text/badge.module.css'));

function declaredFor(selector: string, rules: Rule[]): Declared {
  return rules.find((rule) => rule.selector === selector)?.declared ?? {};
}

interface Card {
  name: string;
  variables: Declared;
  /** All colours that may lie behind its words. */
  grounds: string[];
}

/** What the badges and cards of a mall's members have as variables: one set for each tier. */
const members = faces.flatMap(([name, theme]) => {
  const tiers = rulesIn(tierCss(paletteOf(theme), theme, { ...theme.tiers, ...otherTiers }));
  const root = rootOf(theme, { tiles: 'cards' });
  const photos = ['#ffffff', '#808080', '#000000'].map((lightest) => {
    const [rule] = rulesIn(photoRules(theme, lightest, ['small.webp', 'large.webp']));
    return { lightest, over: rule?.declared ?? {} };
  });
  return [{ selector: 'no tier', declared: {} }, ...tiers].map(({ selector, declared }) => ({
    name: `${name} ${selector}`,
    variables: { ...root, ...declared },
    photos,
  }));
});

/** Their cards in each finish. */
const cards = members.flatMap(({ name, variables, photos }): Card[] => {
  const plain = { ...variables, ...declaredFor('.hero[data-finish="plain"]', surface) };
  const hero = `${shared('hero-pattern')}, ${shared('hero')}`;
  return [
    { name: `${name} gradient`, variables, grounds: groundsOf(hero, variables) },
    { name: `${name} plain`, variables: plain, grounds: groundsOf(hero, plain) },
    ...photos.map(({ lightest, over }): Card => {
      const [veil] = layersIn(over['--brand-hero-pattern'] ?? '');
      if (!veil) throw new Error('no veil over the photo');
      // the gradient is there until the photo is
      const fills = [lightest, ...hexesIn(over['--brand-hero'] ?? '')];
      return {
        name: `${name} photo ${lightest}`,
        variables: { ...variables, ...over },
        grounds: fills.map((fill) => veil(fill)),
      };
    }),
  ];
});

it.each(tiles)(
  'texts, borders of fields and focus are seen on all that the app paints, with shortcuts as %s',
  (shape) => {
    const pairs = new ContrastPairs();
    for (const [name, theme] of faces) {
      const variables = rootOf(theme, { tiles: shape });
      const of = (value = '') => resolved(value, variables);
      const addShared = (ink: string, ground: string, least?: number) =>
        pairs.add(
          `${name} ${ink} on ${ground}`,
          of(shared(ink)),
          groundsOf(shared(ground), variables),
          least,
        );
      for (const [ink, ...grounds] of inherited) for (const ground of grounds) addShared(ink, ground);
      addShared('border-strong', 'surface', shapeRatio); // of fields
      addShared('focus', 'focus-light', shapeRatio ** 2); // so that one of both is seen on every ground
      for (const { file, selector, declared } of painted) {
        const isClear = of(declared.background) === 'transparent';
        const behind = isClear ? [shared('surface'), shared('background')] : [declared.background ?? ''];
        const grounds = behind.flatMap((background) => groundsOf(background, variables));
        const least = isIcon.test(selector) ? shapeRatio : textRatio;
        pairs.add(`${name} ${file} ${selector}`, of(declared.color), grounds, least);
      }
    }
    expect(pairs.tooFaint()).toEqual([]);
  },
);

it.each(cardLayouts)(
  'words on the cards of layout %s are readable, whatever finish, tier and photo',
  (layout) => {
    const rules = wordsOf[layout].flatMap(([file, of = /./]) =>
      rulesOfFile(file).filter(({ selector }) => of.test(selector) && !withoutWords.test(selector)),
    );
    expect(rules.length).toBeGreaterThan(5);
    expect(
      rules.filter(({ declared }) => declared.opacity),
      'paler than their colour',
    ).toEqual([]);
    const pairs = new ContrastPairs();
    for (const { name, variables, grounds } of cards) {
      for (const { selector, declared } of rules) {
        const ink = resolved(declared.color ?? shared('on-hero'), variables);
        const behind = declared.background ? groundsOf(declared.background, variables) : grounds;
        pairs.add(`${name} ${selector}`, ink, behind);
      }
    }
    expect(pairs.tooFaint()).toEqual([]);
  },
);

it('the badge of a tier is readable, whatever its colours', () => {
  const pairs = new ContrastPairs();
  for (const { name, variables } of members)
    pairs.add(name, resolved(badge.color ?? '', variables), groundsOf(badge.background ?? '', variables));
  expect(pairs.tooFaint()).toEqual([]);
});

it('corners and buttons change no colour, so shortcuts stand for every shape', () => {
  const values = choiceNames(cornerWords).flatMap((corners) =>
    choiceNames(buttonWords).flatMap((buttons) => Object.values(shapeVariables({ corners, buttons }))),
  );
  expect(values.filter((value) => !/^\d+px$/.test(value))).toEqual([]);
});

it('each finish is among them', () => {
  for (const finish of cardFinishes) expect(cards.some(({ name }) => name.includes(` ${finish}`))).toBe(true);
});
