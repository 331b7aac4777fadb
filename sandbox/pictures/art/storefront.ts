import { shade } from '../color';
import type { Stage } from '../stage';
import { circle, group, line, oval, path, placed, rect, text } from '../svg';

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
  const glass = paint.down('#fff9ec', '#fbe9cf');
  const scallops = Array.from({ length: 12 }, (_, index) =>
    path(
      `M${70 + index * 55} 150H${125 + index * 55}V188A27.5 22 0 0 1 ${70 + index * 55} 188Z`,
      index % 2 === 0 ? color : '#fffaf2',
    ),
  ).join('');
  const plant = (x: number) =>
    group(
      {},
      [-34, -12, 12, 34]
        .map((turn) =>
          path('M0 0C-20 -30 -16 -70 0 -92C16 -70 20 -30 0 0Z', paint.down('#8fcf8c', '#3f8352'), {
            transform: `translate(${x} 424) rotate(${turn})`,
          }),
        )
        .join(''),
      path(
        `M${x - 34} 418H${x + 34}L${x + 26} 484H${x - 26}Z`,
        paint.across(shade(mall.gold, 0.5), '#fff8ea', shade(mall.gold, 0.1)),
      ),
    );
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
    group({ transform: 'translate(83 166) scale(.48 .53)' }, display),
    [140, 275, 410]
      .map(
        (x) =>
          path(`M${x - 14} 190H${x + 14}L${x + 60} 420H${x - 60}Z`, paint.fade('#fff2c4', 0.55, 0)) +
          rect(x - 16, 186, 32, 8, '#3a3040', { rx: 4 }),
      )
      .join(''),
    path('M90 190H170L110 440H70V250Z', '#ffffff', { opacity: '.22' }),
    rect(66, 190, 418, 254, 'none', { stroke: shade(color, -0.6), 'stroke-width': 8 }),
    rect(62, 440, 426, 42, shade(color, -0.2)),
    rect(514, 190, 216, 292, paint.down('#ffe9bf', '#f6d39a')),
    rect(540, 250, 60, 8, '#b98a54'),
    rect(540, 300, 60, 8, '#b98a54'),
    rect(650, 250, 60, 8, '#b98a54'),
    rect(650, 300, 60, 8, '#b98a54'),
    [548, 568, 586, 658, 680, 698]
      .map(
        (x, index) =>
          rect(
            x,
            index % 2 === 0 ? 226 : 232,
            13,
            index % 2 === 0 ? 24 : 18,
            [mall.primary, mall.second, mall.gold][index % 3] ?? color,
            { rx: 3 },
          ) + oval(x + 6, 290, 7, 10, [mall.second, mall.gold, mall.primary][index % 3] ?? color),
      )
      .join(''),
    path('M566 482C566 400 590 380 622 380C654 380 678 400 678 482Z', shade(color, 0.2)),
    circle(622, 350, 25, '#8d5a3a'),
    path('M597 346C597 316 647 316 647 346C640 334 604 334 597 346Z', '#2d1c14'),
    rect(540, 414, 164, 68, paint.down('#fff4e0', '#e3c28e'), { rx: 4 }),
    line('M622 190V482', shade(color, -0.6), 6, { opacity: '.35' }),
    rect(514, 190, 216, 296, 'none', { stroke: shade(color, -0.6), 'stroke-width': 8 }),
    rect(70, 138, 660, 16, shade(color, -0.35)),
    scallops,
    rect(70, 150, 660, 14, '#120a1f', { opacity: '.12' }),
    plant(36),
    plant(764),
  ].join('');
}
