import { el } from './svg';

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

export function createPaint(): Paint {
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
