import { mix } from '@/lib/color';
import { type Seeded, seeded } from '../../shared/seeded';
import type { Level } from '../address';
import { hexOr, shade } from '../color';
import type { Mall } from '../mall';
import { marks } from '../marks';
import { createStage, finished } from '../stage';
import { circle, el, group, line, oval, path, placed, rect, text } from '../svg';

interface Unit {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A level of the mall from above, 1200 × 860: shops around a ring of corridors, an island on each side of the
 * atrium, escalators, lifts and entrances. The shops of a level differ from mall to mall.
 */
export function floorPlanPicture(mall: Mall, level: Level): string {
  const stage = createStage(mall, `floor-plans/${level}`);
  const random = seeded(`${mall.id}/level/${level}`);
  const wall = shade(mall.deep, 0.25);
  const quiet = [mall.soft, shade(mall.gold, 0.4), shade(mall.second, 0.5)] as const;
  const units = [
    ...row(random, 70, 1130, 130, 130, 7),
    ...row(random, 70, 1130, 660, 130, 7),
    ...column(random, 276, 644, 70, 140),
    ...column(random, 276, 644, 990, 140),
    ...island(random, 276),
    ...island(random, 746),
  ];
  const tenants = mall.subjects.shops(mall.id, level);
  const shops = units.map((unit, index) => {
    const { number = '', slug } = tenants[index] ?? {};
    const x = unit.x + unit.width / 2;
    const y = unit.y + unit.height / 2;
    const color =
      slug === undefined
        ? random.pick(quiet)
        : mix(hexOr(mall.subjects.brand(slug).color, mall.primary), mall.primary, 0.12);
    const fill = shade(color, slug === undefined ? 0.45 : 0.62);
    const mark =
      slug === undefined
        ? ''
        : placed(x, y - 14, Math.min(0.44, unit.height / 260), 0, marks[slug](shade(color, -0.1), fill));
    return {
      unit: rect(unit.x, unit.y, unit.width, unit.height, fill),
      mark,
      number: el('text', { x, y: y + (mark === '' ? 7 : 38) }, number),
    };
  });
  const body = group(
    {},
    rect(0, 0, 1200, 860, '#f7f5f2'),
    rect(62, 126, 1084, 680, '#170d2b', { rx: 20, opacity: '.14' }),
    rect(58, 118, 1084, 684, shade(mall.gold, 0.86), { rx: 16, stroke: wall, 'stroke-width': 9 }),
    line('M240 268H960V652H240Z', shade(mall.gold, 0.62), 5, { 'stroke-dasharray': '2 16' }),
    group({ stroke: wall, 'stroke-width': 3 }, ...shops.map((shop) => shop.unit)),
    ...shops.map((shop) => shop.mark),
    group(
      { fill: wall, 'font-size': 19, 'font-weight': 700, 'text-anchor': 'middle' },
      ...shops.map((shop) => shop.number),
    ),
    atrium(stage.paint.slant(shade(mall.primary, 0.7), shade(mall.primary, 0.45)), mall),
    entrance(600, 806, 0, mall),
    entrance(600, 114, 180, mall),
    lettering(mall, level, wall),
  );
  return finished(stage, 1200, 860, `${levelName(level)}, ${mall.name}`, body);
}

function levelName(level: number): string {
  return level === 0 ? 'Ground Floor' : `Level ${level}`;
}

/** Shops side by side with a gap in the middle for the entrance. */
function row(random: Seeded, from: number, to: number, y: number, height: number, count: number): Unit[] {
  const left = split(random, from, 560, Math.ceil(count / 2));
  const right = split(random, 640, to, Math.floor(count / 2));
  return [...left, ...right].map(([x, width]) => ({ x, y, width, height }));
}

function column(random: Seeded, from: number, to: number, x: number, width: number): Unit[] {
  return split(random, from, to, 3).map(([y, height]) => ({ x, y, width, height }));
}

function island(random: Seeded, x: number): Unit[] {
  return [
    ...split(random, x, x + 178, 2).map(([left, width]) => ({ x: left, y: 316, width, height: 138 })),
    ...split(random, x, x + 178, 2).map(([left, width]) => ({ x: left, y: 466, width, height: 138 })),
  ];
}

/** Cuts a length into `count` parts of uneven size; each as its start and its extent. */
function split(random: Seeded, from: number, to: number, count: number): [start: number, extent: number][] {
  const shares = Array.from({ length: count }, () => random.between(0.8, 1.2));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let start = from;
  return shares.map((share) => {
    const extent = ((to - from) * share) / total;
    start += extent;
    return [start - extent, extent];
  });
}

function atrium(fill: string, mall: Mall): string {
  const escalator = (x: number, turn: number) =>
    placed(
      x,
      460,
      1,
      turn,
      rect(-17, -58, 34, 116, '#ffffff', { rx: 6, stroke: mall.strong, 'stroke-width': 3 }),
      line('M-12 -44H12M-12 -30H12M-12 -16H12M-12 12H12M-12 26H12M-12 40H12', mall.strong, 3, {
        opacity: '.55',
      }),
      path('M-9 4L0 -10L9 4Z', mall.strong),
    );
  const lift = (x: number, y: number) =>
    placed(
      x,
      y,
      1,
      0,
      rect(-21, -21, 42, 42, mall.strong, { rx: 8 }),
      path('M-7 -3L0 -12L7 -3ZM-7 4L0 13L7 4Z', '#ffffff'),
    );
  return (
    oval(600, 460, 118, 142, fill, { stroke: mall.strong, 'stroke-width': 4 }) +
    oval(600, 460, 92, 114, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-dasharray': '3 12',
      'stroke-linecap': 'round',
    }) +
    escalator(566, 0) +
    escalator(634, 180) +
    circle(600, 360, 15, '#7cbf7f') +
    circle(600, 560, 15, '#7cbf7f') +
    lift(600, 286) +
    lift(600, 632)
  );
}

function entrance(x: number, y: number, turn: number, mall: Mall): string {
  return placed(x, y, 1, turn, rect(-38, -9, 76, 14, '#ffffff'), path('M-16 34L0 12L16 34Z', mall.primary));
}

function lettering(mall: Mall, level: number, ink: string): string {
  const name = mall.name.length > 40 ? `${mall.name.slice(0, 39)}…` : mall.name;
  return (
    text(62, 76, 42, levelName(level), ink, { 'font-weight': 800 }) +
    text(1138, 76, 26, name, mall.strong, { 'font-weight': 700, 'text-anchor': 'end' })
  );
}
