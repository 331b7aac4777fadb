import { darkEnough, shade } from '../color';
import type { Stage } from '../paint';
import { circle, group, path, rect } from '../svg';

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
    group({ fill: color, opacity }, rings(width, height, focus));
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

/** Rings around the drawing. They overlap and add up to a glow, which outlines would not. */
function rings(width: number, height: number, { x, y }: { x: number; y: number }): string {
  const ghost = { opacity: '.6' };
  return [0.78, 0.62, 0.46]
    .map((share) => circle(x, y, Math.min(width, height) * share, 'inherit', ghost))
    .join('');
}
