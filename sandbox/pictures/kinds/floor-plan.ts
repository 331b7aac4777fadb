import { mix } from '@/lib/color';
import { cutText } from '@/lib/cut-text';
import { sampleShopOf } from '../../brands/sample-shops';
import { sampleFloors, unitsOf } from '../../brands/units';
import type { Level, Place } from '../../noun/picture-path';
import { type Seeded, seeded } from '../../shared/seeded';
import { markOf } from '../brand-art';
import { hexOr, shade } from '../color';
import type { Mall } from '../mall';
import { createStage, finished } from '../paint';
import { el, fitted, group, oval, path, placed, rect, text } from '../svg';

interface Unit {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many units stand where; both sides of the floor are alike. */
interface Plan {
  row: number;
  column: number;
  /** The upper and the lower row of an island. */
  island: readonly [number, number];
}

const large: Plan = { row: 8, column: 4, island: [3, 2] };
const small: Plan = { row: 6, column: 3, island: [2, 2] };

const [width, height] = [1400, 980];
const middle = { x: 700, y: 508 };

/**
 * A floor of the mall from above: shops around a ring of corridors, an island on each side of the atrium, and
 * entrances. The shops of a floor differ from mall to mall; their names are for those who zoom in.
 */
export function drawFloorPlan(mall: Mall, place: Place, level: Level): string {
  const stage = createStage(mall, `floor-plans/${place}-${level}`);
  const random = seeded(`${mall.id}/${place}/level/${level}`);
  const wall = shade(mall.deep, 0.25);
  const quiet = [mall.soft, shade(mall.gold, 0.4), shade(mall.second, 0.5)] as const;
  const floor = sampleFloors[place][level]?.name ?? '';
  const tenants = unitsOf(mall.id, place, level);
  const units = layOut(random, tenants.length > 26 ? large : small);
  const shops = units.map((unit, index) => {
    const { number = '', slug } = tenants[index] ?? {};
    const shop = slug === undefined ? undefined : sampleShopOf(slug);
    const color = shop ? mix(hexOr(shop.color, mall.primary), mall.primary, 0.12) : random.pick(quiet);
    // Only the brands that everybody knows have their mark on the plan.
    const marked = shop && shop.like === slug;
    const fill = shop ? shade(color, marked ? 0.6 : 0.76) : '#ece8e2';
    const x = unit.x + unit.width / 2;
    const y = unit.y + unit.height / 2;
    const name = shop?.brandName ?? 'To let';
    return {
      unit: rect(unit.x, unit.y, unit.width, unit.height, fill),
      mark: marked
        ? placed(
            x,
            y - 24,
            Math.min(0.4, unit.height / 300),
            0,
            markOf(mall, slug, name)(shade(color, -0.1), fill),
          )
        : '',
      number: el('text', { x, y: y + (marked ? 26 : 2) }, number),
      name: text(x, y + (marked ? 44 : 22), fitted(name, unit.width - 10, 14), name, wall),
    };
  });
  const body = group(
    {},
    rect(0, 0, width, height, '#f7f5f2'),
    rect(58, 118, 1284, 788, shade(mall.gold, 0.86), { rx: 16, stroke: wall, 'stroke-width': 9 }),
    group({ stroke: wall, 'stroke-width': 3 }, ...shops.map((shop) => shop.unit)),
    ...shops.map((shop) => shop.mark),
    group(
      { fill: wall, 'font-size': 20, 'font-weight': 700, 'text-anchor': 'middle' },
      ...shops.map((shop) => shop.number),
    ),
    group({ 'text-anchor': 'middle', opacity: '.85' }, ...shops.map((shop) => shop.name)),
    oval(middle.x, middle.y, 118, 150, shade(mall.primary, 0.6), { stroke: mall.strong, 'stroke-width': 4 }),
    entrance(middle.x, 910, 0, mall),
    entrance(middle.x, 114, 180, mall),
    lettering(mall, floor, wall),
  );
  return finished(stage, width, height, `${floor}, ${mall.name}`, body);
}

/** The units in the order of their numbers: along the walls, then the islands. */
function layOut(random: Seeded, { row, column, island }: Plan): Unit[] {
  return [
    ...alongWall(random, 130, row),
    ...alongWall(random, 754, row),
    ...sideWall(random, 70, column),
    ...sideWall(random, 1190, column),
    ...islandAt(random, 296, island),
    ...islandAt(random, 844, island),
  ];
}

/** Shops side by side with a gap in the middle for the entrance. */
function alongWall(random: Seeded, y: number, count: number): Unit[] {
  const left = split(random, 70, middle.x - 40, Math.ceil(count / 2));
  const right = split(random, middle.x + 40, 1330, Math.floor(count / 2));
  return [...left, ...right].map(([x, extent]) => ({ x, y, width: extent, height: 140 }));
}

function sideWall(random: Seeded, x: number, count: number): Unit[] {
  return split(random, 286, 738, count).map(([y, extent]) => ({ x, y, width: 140, height: extent }));
}

function islandAt(random: Seeded, x: number, [upper, lower]: Plan['island']): Unit[] {
  const rowAt = (y: number, count: number) =>
    split(random, x, x + 260, count).map(([left, extent]) => ({ x: left, y, width: extent, height: 150 }));
  return [...rowAt(350, upper), ...rowAt(516, lower)];
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

function entrance(x: number, y: number, turn: number, mall: Mall): string {
  return placed(x, y, 1, turn, rect(-38, -9, 76, 14, '#ffffff'), path('M-16 34L0 12L16 34Z', mall.primary));
}

function lettering(mall: Mall, floor: string, ink: string): string {
  const name = mall.name.length > 40 ? `${cutText(mall.name, 39)}…` : mall.name;
  return (
    text(62, 76, 42, floor, ink, { 'font-weight': 800 }) +
    text(1338, 76, 28, name, mall.strong, { 'font-weight': 700, 'text-anchor': 'end' })
  );
}
