import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandVariables } from '@/brand/brand-variables';
import { type CardFinish, type CardLayout, cardFinishes, cardLayouts } from '@/brand/card-look';
import { paletteOf } from '@/brand/palette-of';
import { textRatio } from '@/brand/readable';
import { contrast, hexOf, mix } from '@/lib/color';
import { type Declared, resolved, rulesIn, rulesOfFile } from '../../tests/setup/style-sheet';
import { loadMerchants } from '../config/load';
import { noMemo } from '../core/memo';
import type { Merchant } from './merchant';
import { photoFiles } from './photo';
import { tierCss } from './tier-css';

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

/** Colours that a mall may give its tiers: light, dark, and from one end to the other. */
const otherTiers = {
  Pearl: { from: '#dff3ff', to: '#ffffff' },
  Gold: { from: '#fff200', to: '#b8862b' },
  Onyx: { from: '#000000', to: '#333333' },
  Dawn: { from: '#000000', to: '#ffffff' },
};

const { merchants } = await loadMerchants('merchants', ['36', '10068', '10070', '10071', '10072']);
const create = { width: 1200, height: 800, channels: 3 as const };
const photos = await Promise.all(
  ['#ffffff', '#000000'].map(async (background) => ({
    background,
    photo: await sharp({ create: { ...create, background } })
      .png()
      .toBuffer(),
  })),
);

interface Card {
  name: string;
  variables: Declared;
  /** Those of a badge on it: a finish is none of its business. */
  ofBadge: Declared;
  /** All colours that may lie behind its words. */
  grounds: string[];
}

const declaredFor = (selector: string, rules: ReturnType<typeof rulesIn>): Declared =>
  rules.find((rule) => rule.selector === selector)?.declared ?? {};
const surface = rulesOfFile('src/ui/lists/hero-card.module.css');
const badge = declaredFor('.badge[data-tone="tier"]', rulesOfFile('src/ui/text/badge.module.css'));

/** Every card that the members of a mall may have. */
async function cardsOf(merchant: Merchant): Promise<Card[]> {
  const { theme } = merchant.config;
  const palette = paletteOf(theme);
  const tiers = rulesIn(tierCss(palette, theme, { ...theme.tiers, ...otherTiers }));
  const finishes: { finish: CardFinish; over: Declared; photo?: string }[] = [
    { finish: 'gradient', over: {} },
    { finish: 'plain', over: declaredFor('.hero[data-finish="plain"]', surface) },
  ];
  for (const { background, photo } of photos) {
    const [rules] = await photoFiles({ ...merchant, photo }, noMemo);
    const over = declaredFor('[data-finish=photo]', rulesIn(rules?.bytes.toString() ?? ''));
    finishes.push({ finish: 'photo', over, photo: background });
  }
  return [{ selector: 'no tier', declared: {} }, ...tiers].flatMap(({ selector, declared }) =>
    finishes.map(({ finish, over, photo = '' }) => {
      const ofBadge = { ...brandVariables(palette, theme), ...declared };
      const variables = { ...ofBadge, ...over };
      const fills = hexesIn(`${resolved('var(--brand-hero)', variables)} ${photo}`);
      const [veil, ...lines] = layersIn(resolved('var(--brand-hero-pattern)', variables));
      // the veil lies over the photo, and over the gradient until the photo is there; a pattern leaves places free
      const grounds = fills.flatMap((fill) => {
        if (!veil) return [fill];
        return photo ? [veil(fill)] : [fill, veil(fill), ...lines.map((line) => line(fill))];
      });
      return { name: `${finish} ${photo} ${selector}`, variables, ofBadge, grounds };
    }),
  );
}

function hexesIn(value: string): string[] {
  return value.match(/#[0-9a-f]{6}\b/gi) ?? [];
}

/** What the translucent colours of a background make of a colour below them. */
function layersIn(value: string) {
  return [...value.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)].map((found) => {
    const [red = 0, green = 0, blue = 0, share = 0] = found.slice(1).map(Number);
    return (fill: string) => mix(fill, hexOf([red, green, blue]), share);
  });
}

describe.each(merchants.map((merchant) => [merchant.id, merchant] as const))(
  'the cards of mall %s have words that can be read',
  async (_id, merchant) => {
    const cards = await cardsOf(merchant);

    function expectReadable(words: Declared, { name, variables, grounds }: Card, selector: string): void {
      const ink = resolved(words.color ?? 'var(--brand-on-hero)', variables);
      const behind = words.background ? hexesIn(resolved(words.background, variables)) : grounds;
      expect(behind, name).not.toEqual([]);
      for (const ground of behind)
        expect(contrast(ink, ground), `${name} ${selector} ${ink} on ${ground}`).toBeGreaterThanOrEqual(
          textRatio,
        );
    }

    it.each(cardLayouts)('as %s, whatever finish, tier and photo', (layout) => {
      const rules = wordsOf[layout]
        .flatMap(([file, of = /./]) => rulesOfFile(file).filter(({ selector }) => of.test(selector)))
        .filter(({ selector }) => !withoutWords.test(selector));
      expect(rules.length).toBeGreaterThan(5);
      for (const { selector, declared } of rules) {
        expect(declared.opacity, `${selector} would be paler than its colour`).toBeUndefined();
        for (const card of cards) expectReadable(declared, card, selector);
      }
    });

    it('on the badge of a tier', () => {
      expect(badge).toMatchObject({ color: 'var(--brand-on-tier)' });
      for (const card of cards) expectReadable(badge, { ...card, variables: card.ofBadge }, 'badge');
    });
  },
);

it('each finish is among them', async () => {
  const [merchant] = merchants;
  const named = merchant ? (await cardsOf(merchant)).map(({ name }) => name.split(' ')[0]) : [];
  expect([...new Set(named)]).toEqual([...cardFinishes]);
});
