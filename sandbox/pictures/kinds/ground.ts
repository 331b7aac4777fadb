import { darkEnough, shade } from '../color';
import type { Stage } from '../stage';
import { circle, group, line, path, rect } from '../svg';

export type Tone = 'bright' | 'deep' | 'soft';

export interface Ground {
  markup: string;
  /** Lettering that reads on it at 4.5:1 or better. */
  ink: string;
  /** The label's fill and lettering. */
  label: { fill: string; ink: string };
}

/** The coloured ground of a banner; `focus` is where its drawing stands. */
export function ground(
  { paint, mall }: Stage,
  tone: Tone,
  width: number,
  height: number,
  focus: { x: number; y: number },
): Ground {
  const long = Math.max(width, height);
  const pattern = (color: string, opacity: string) =>
    group({ fill: color, stroke: color, opacity }, (patterns[mall.set] ?? rings)(width, height, focus));
  const wave = (color: string, opacity: string) =>
    path(
      `M0 ${height}V${height * 0.86}C${width * 0.3} ${height * 0.7} ${width * 0.55} ${height * 1.02} ${width} ${height * 0.78}V${height}Z`,
      color,
      { opacity },
    );
  if (tone === 'soft') {
    const wall = shade(mall.primary, 0.8);
    return {
      markup:
        rect(0, 0, width, height, paint.slant(shade(wall, 0.5), wall, shade(mall.second, 0.68))) +
        pattern(mall.primary, '.12') +
        wave(shade(mall.primary, 0.5), '.7'),
      ink: darkEnough(mall.deep, 9),
      label: { fill: mall.strong, ink: '#ffffff' },
    };
  }
  const base = tone === 'deep' ? mall.deep : mall.strong;
  return {
    markup:
      rect(
        0,
        0,
        width,
        height,
        paint.slant(shade(base, -0.25), base, tone === 'deep' ? mall.strong : shade(base, 0.12)),
      ) +
      circle(focus.x, focus.y, long * 0.45, paint.glow(tone === 'deep' ? mall.gold : '#ffffff', 0.32)) +
      pattern('#ffffff', '.08') +
      wave(shade(base, -0.4), '.5'),
    ink: '#ffffff',
    label: { fill: shade(mall.gold, 0.35), ink: '#2a1a08' },
  };
}

type Pattern = (width: number, height: number, focus: { x: number; y: number }) => string;

const rings: Pattern = (width, height, { x, y }) =>
  [0.78, 0.62, 0.46].map((share) => circle(x, y, Math.min(width, height) * share, 'inherit', ghost)).join('');

const rays: Pattern = (width, height, { x, y }) => {
  const far = width + height;
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const from = (index * Math.PI) / 7;
    const to = from + Math.PI / 14;
    const edge = (angle: number) =>
      `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`;
    return `M${Math.round(x)} ${Math.round(y)}L${edge(from)}L${edge(to)}Z`;
  });
  return path(wedges.join(''), 'inherit', { stroke: 'none' });
};

const stripes: Pattern = (width, height) => {
  const count = Math.ceil((width + height) / 120);
  const band = (index: number) => `M${index * 120} 0h56l${-height * 0.6} ${height}h-56Z`;
  return path(Array.from({ length: count }, (_, index) => band(index)).join(''), 'inherit', {
    stroke: 'none',
  });
};

const arches: Pattern = (width, height, { x }) => {
  const base = Math.min(width, height);
  return [0.95, 0.72, 0.5]
    .map((share) => {
      const half = (base * share) / 1.6;
      return path(
        `M${Math.round(x - half)} ${height}V${Math.round(height - base * share * 0.55)}a${Math.round(half)} ${Math.round(half)} 0 0 1 ${Math.round(half * 2)} 0V${height}Z`,
        'inherit',
        ghost,
      );
    })
    .join('');
};

const dots: Pattern = (width, height) =>
  Array.from({ length: Math.ceil(height / 44) }, (_, row) =>
    line(`M${(row % 2) * 22} ${row * 44 + 22}H${width}`, 'inherit', 13, { 'stroke-dasharray': '.1 44' }),
  ).join('');

/** Overlapping shapes add up to a glow, outlines would not. */
const ghost = { stroke: 'none', opacity: '.6' };

const patterns: readonly Pattern[] = [rings, rays, stripes, arches, dots];
