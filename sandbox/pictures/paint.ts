import { type Seeded, seeded } from '../shared/seeded';
import type { Mall } from './mall';
import { el, svgDocument } from './svg';

/** Fills that need a definition. Each call returns the value for `fill`, and equal fills share one definition. */
export interface Paint {
  /** Top to bottom, the colours evenly spaced. */
  down(...colors: string[]): string;
  /** From the upper left to the lower right. */
  slant(...colors: string[]): string;
  /** A colour that fades out from the middle: light, or the soft shadow under a thing. */
  glow(color: string, opacity: number): string;
  /** Returns the value for `clip-path`. `shape` is markup. */
  clip(shape: string): string;
  /** All definitions so far. */
  defs(): string;
}

/** The tools of a picture: paint, the mall, and random numbers of its own. */
export interface Stage {
  paint: Paint;
  mall: Mall;
  random: Seeded;
}

/** A stage with the variations of this mall and this picture. */
export function createStage(mall: Mall, picture: string): Stage {
  return { paint: createPaint(), mall, random: seeded(`${mall.id}/${picture}`) };
}

export function finished(stage: Stage, width: number, height: number, label: string, body: string): string {
  return svgDocument(width, height, label, stage.paint.defs(), body);
}

function createPaint(): Paint {
  const definitions = new Map<string, string>();
  const writers: string[] = [];

  const define = (write: (id: string) => string): string => {
    const key = write('');
    const known = definitions.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = `d${definitions.size + 1}`;
    definitions.set(key, id);
    writers.push(write(id));
    return `url(#${id})`;
  };

  const linear = (direction: Record<string, number>, stops: string) =>
    define((id) => el('linearGradient', { id, ...direction }, stops));

  return {
    down: (...colors) => linear({ x1: 0, y1: 0, x2: 0, y2: 1 }, spread(colors)),
    slant: (...colors) => linear({ x1: 0, y1: 0, x2: 1, y2: 1 }, spread(colors)),
    glow: (color, opacity) =>
      define((id) =>
        el(
          'radialGradient',
          { id },
          stop(0, color, opacity),
          stop(0.55, color, opacity * 0.45),
          stop(1, color, 0),
        ),
      ),
    clip: (shape) => define((id) => el('clipPath', { id }, shape)),
    defs: () => writers.join(''),
  };
}

function spread(colors: string[]): string {
  return colors
    .map((color, index) => stop(colors.length === 1 ? 0 : index / (colors.length - 1), color))
    .join('');
}

function stop(offset: number, color: string, opacity?: number): string {
  return el('stop', {
    offset: String(Math.round(offset * 100) / 100),
    'stop-color': color,
    'stop-opacity': opacity === undefined ? undefined : String(Math.round(opacity * 100) / 100),
  });
}
