import { shade } from '../color';
import type { Stage } from '../stage';
import { circle, group, line, path, placed, rect, text } from '../svg';

export interface Storefront {
  /** What hangs over the door. */
  name: string;
  mark: string;
  color: string;
  /** What stands in the window, drawn on 800 × 600 with its floor at 480. */
  display: string;
}

/** A shop's front in the mall, 800 × 480 with its foot at y = 480. */
export function storefront({ paint, mall }: Stage, { name, mark, color, display }: Storefront): string {
  const glass = paint.down('#fffaf0', shade(color, 0.72));
  const scallops = [0, 1].map((turn) => {
    const lobes = Array.from(
      { length: 6 },
      (_, index) => `M${70 + (index * 2 + turn) * 55} 150h55v38a27.5 22 0 0 1 -55 0z`,
    );
    return path(lobes.join(''), turn === 0 ? color : '#fffaf2');
  });
  const leaves = [-34, -12, 12, 34].map((turn) =>
    path('M0 0C-20 -30 -16 -70 0 -92C16 -70 20 -30 0 0Z', paint.down('#8fcf8c', '#3f8352'), {
      transform: `rotate(${turn})`,
    }),
  );
  const potted = paint.stamp(
    group({}, ...leaves) +
      path('M-34 -6H34L26 60H-26Z', paint.across(shade(mall.gold, 0.5), '#fff8ea', shade(mall.gold, 0.1))),
  );
  const lamp = paint.stamp(
    path('M-14 0H14L60 230H-60Z', paint.fade('#fff2c4', 0.55, 0)) +
      rect(-16, -4, 32, 8, '#3a3040', { rx: 4 }),
  );
  const bottles = (color: string, x: number) =>
    line(`M${x} 229v19M${x} 282v12M${x + 112} 229v19M${x + 112} 282v12`, color, 13, {
      'stroke-linecap': 'butt',
    });
  const window = rect(70, 190, 410, 250, '#000');
  return [
    rect(30, 20, 740, 462, paint.across(shade(color, -0.42), shade(color, -0.3), shade(color, -0.5)), {
      rx: 6,
    }),
    rect(54, 48, 692, 96, paint.down(shade(color, -0.05), shade(color, -0.22)), { rx: 6 }),
    circle(126, 96, 36, '#ffffff'),
    placed(126, 96, 0.5, 0, mark),
    text(184, 113, Math.min(52, 540 / (name.length * 0.66)), name, '#ffffff', { 'font-weight': 700 }),
    rect(70, 190, 410, 250, glass),
    rect(70, 420, 410, 20, shade(color, 0.55)),
    group({ 'clip-path': paint.clip(window) }, placed(83, 166, 0.5, 0, display)),
    placed(140, 190, 1, 0, lamp),
    placed(275, 190, 1, 0, lamp),
    placed(410, 190, 1, 0, lamp),
    path('M90 190H170L110 440H70V250Z', '#ffffff', { opacity: '.22' }),
    rect(66, 190, 418, 254, 'none', { stroke: shade(color, -0.6), 'stroke-width': 8 }),
    rect(62, 440, 426, 42, shade(color, -0.2)),
    rect(514, 190, 216, 292, paint.down('#ffe9bf', '#f6d39a')),
    line('M540 252h64M540 298h64M648 252h64M648 298h64', '#b98a54', 8, { 'stroke-linecap': 'butt' }),
    bottles(mall.primary, 550),
    bottles(mall.second, 572),
    bottles(mall.gold, 594),
    path('M566 482C566 400 590 380 622 380C654 380 678 400 678 482Z', shade(color, 0.2)),
    circle(622, 350, 25, '#8d5a3a'),
    path('M597 346C597 316 647 316 647 346C640 334 604 334 597 346Z', '#2d1c14'),
    rect(540, 414, 164, 68, paint.down('#fff4e0', '#e3c28e'), { rx: 4 }),
    rect(514, 190, 216, 296, 'none', { stroke: shade(color, -0.6), 'stroke-width': 8 }),
    rect(70, 138, 660, 16, shade(color, -0.35)),
    ...scallops,
    rect(70, 150, 660, 14, '#120a1f', { opacity: '.12' }),
    placed(36, 424, 1, 0, potted),
    placed(764, 424, 1, 0, potted),
  ].join('');
}
