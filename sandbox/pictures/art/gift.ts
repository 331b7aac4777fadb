import { shade } from '../color';
import type { Paint } from '../paint';
import { group, path, rect } from '../svg';

/** A wrapped present, `size` wide, standing with its foot's middle on (x, y). */
export function gift(
  paint: Paint,
  x: number,
  y: number,
  size: number,
  paper: string,
  ribbon: string,
): string {
  const silk = paint.across(shade(ribbon, 0.3), ribbon, shade(ribbon, -0.25));
  return group(
    { transform: `translate(${x} ${y}) scale(${Math.round(size) / 200})` },
    rect(-88, -130, 176, 130, paint.across(shade(paper, 0.18), paper, shade(paper, -0.35)), { rx: 8 }),
    rect(-88, -130, 176, 18, '#120a1f', { opacity: '.16' }),
    rect(-18, -130, 36, 130, silk),
    rect(-100, -164, 200, 46, paint.across(shade(paper, 0.34), shade(paper, 0.1), shade(paper, -0.28)), {
      rx: 9,
    }),
    rect(-20, -164, 40, 46, silk),
    path(
      'M0 -164C-66 -240 -112 -216 -96 -180C-86 -158 -40 -156 0 -164ZM0 -164C66 -240 112 -216 96 -180C86 -158 40 -156 0 -164Z',
      silk,
    ),
    path(
      'M-8 -168C-46 -206 -76 -204 -72 -186C-66 -172 -36 -166 -8 -168ZM8 -168C46 -206 76 -204 72 -186C66 -172 36 -166 8 -168Z',
      shade(ribbon, -0.35),
      { opacity: '.6' },
    ),
    rect(-17, -182, 34, 28, shade(ribbon, 0.15), { rx: 10 }),
  );
}
