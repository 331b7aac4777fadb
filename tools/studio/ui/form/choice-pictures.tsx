import { Children, type ReactNode } from 'react';
import { ownValue } from '../../../../build/shared/value-at';
import type { Path } from '../../saving/draft-text';

/** Lines and boxes on 64 × 40 px, in the colour of the text around. */
const box = (x: number, y: number, width: number, height: number, rx = 1.5) => (
  <rect x={x} y={y} width={width} height={height} rx={rx} fill="currentColor" />
);
const outline = (rx: number) => (
  <rect x="4" y="3" width="56" height="34" rx={rx} fill="none" stroke="currentColor" strokeWidth="1.5" />
);
const card = outline(4);
const letters = (two: string) => (
  <text x="32" y="29" textAnchor="middle" fontSize="24" fontWeight="700" fill="currentColor">
    {two}
  </text>
);

/** What each choice looks like, by key and value. */
export const choicePictures: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'theme.card.layout': {
    classic: [card, box(9, 9, 18, 3), box(45, 8, 10, 5, 2.5), box(9, 17, 30, 8), box(9, 30, 14, 3)],
    crest: [card, box(28, 7, 8, 8, 3), box(26, 18, 12, 3), box(18, 23, 28, 6), box(26, 31, 12, 2)],
    ledger: [
      card,
      box(4, 3, 56, 10, 4),
      box(12, 17, 14, 3),
      box(38, 16, 18, 5),
      box(4, 24, 56, 1, 0),
      box(44, 28, 12, 3),
      box(8, 13, 1, 24, 0),
    ],
    pass: [
      card,
      box(9, 9, 14, 3),
      box(9, 15, 26, 8),
      box(9, 29, 14, 3),
      ...[6, 12, 18, 24, 30].map((y) => box(44, y, 1.5, 3, 0)),
      ...[8, 12, 15, 20, 23, 28, 31].map((y) => box(49, y, 7, 1.5, 0)),
    ],
  },
  'theme.card.finish': {
    gradient: [
      <linearGradient key="shade" id="finish-gradient">
        <stop stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity=".35" />
      </linearGradient>,
      <rect key="card" x="4" y="3" width="56" height="34" rx="4" fill="url(#finish-gradient)" />,
    ],
    plain: [
      card,
      <rect key="tint" x="4" y="3" width="56" height="34" rx="4" fill="currentColor" opacity=".15" />,
    ],
    photo: [
      card,
      <path key="hills" fill="currentColor" d="M5 36 22 17l11 11 8-8 18 16z" />,
      <circle key="sun" cx="46" cy="12" r="4" fill="currentColor" />,
    ],
  },
  'theme.shape.corners': { square: outline(0), soft: outline(6), round: outline(14) },
  'theme.shape.buttons': {
    pill: box(8, 12, 48, 16, 8),
    rounded: box(8, 12, 48, 16, 4),
    square: box(8, 12, 48, 16, 0),
  },
  'theme.shape.tiles': {
    cards: [4, 24, 44].map((x) => [box(x, 8, 16, 24, 4)]),
    circles: [4, 24, 44].map((x) => [box(x, 6, 16, 16, 8), box(x + 2, 26, 12, 3)]),
    list: [6, 18, 30].map((y) => [box(6, y, 6, 6, 3), box(18, y + 1, 38, 3)]),
  },
  'theme.headline.case': { normal: letters('Aa'), upper: letters('AA') },
  'theme.header': {
    logo: [box(4, 14, 12, 12, 3), box(20, 15, 28, 5), box(20, 23, 18, 3)],
    plain: [box(4, 15, 28, 5), box(4, 23, 18, 3)],
  },
};

/** A drawing of a choice, where there is one. */
export function ChoicePicture({ path, value }: { path: Path; value: string }) {
  const drawn = ownValue(ownValue(choicePictures, path.join('.')) ?? {}, value);
  if (drawn === undefined) return null;
  return (
    <svg width="64" height="40" viewBox="0 0 64 40" aria-hidden="true" style={{ flex: 'none' }}>
      {Children.toArray(drawn)}
    </svg>
  );
}
