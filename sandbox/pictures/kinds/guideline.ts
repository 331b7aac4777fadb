import type { Mall } from '../mall';
import { createStage, finished, type Stage } from '../stage';
import { circle, el, group, line, path, placed, rect } from '../svg';
import { lying, table } from './bill';

type Verdict = 'correct' | 'wrong';

/** How to photograph a bill, 480 × 600: in focus, whole, well lit, and alone; or not. */
export function guidelinePicture(mall: Mall, number: 1 | 2 | 3 | 4, verdict: Verdict): string {
  const stage = createStage(mall, `guidelines/${number}`);
  const photo = table(stage, 480, 600) + (verdict === 'correct' ? rights : wrongs)[number](stage);
  const body = group({}, photo, finder(verdict), verdict === 'correct' ? tick() : cross());
  return finished(stage, 480, 600, `Example of a ${verdict} photograph`, body);
}

type Shot = (stage: Stage) => string;

const rights: Record<1 | 2 | 3 | 4, Shot> = {
  1: (stage) => lying(stage, 1, 240, 268, 0.74, 0),
  2: (stage) => lying(stage, 2, 240, 268, 0.73, -1),
  3: (stage) => lying(stage, 3, 240, 268, 0.74, 1) + rect(0, 0, 480, 600, stage.paint.glow('#fff6da', 0.25)),
  4: (stage) => lying(stage, 4, 240, 268, 0.74, 0),
};

const wrongs: Record<1 | 2 | 3 | 4, Shot> = {
  1: (stage) =>
    el(
      'filter',
      { id: 'blur', x: '-20%', y: '-20%', width: '140%', height: '140%' },
      el('feGaussianBlur', { stdDeviation: '5 7' }),
    ) + group({ filter: 'url(#blur)' }, lying(stage, 1, 246, 300, 0.8, 3)),
  2: (stage) => lying(stage, 2, 120, 120, 1.2, -12),
  3: (stage) =>
    lying(stage, 3, 240, 292, 0.8, 2) +
    rect(0, 0, 480, 600, '#07040f', { opacity: '.72' }) +
    circle(330, 150, 150, stage.paint.glow('#fff4cf', 0.75)),
  4: (stage) => lying(stage, 5, 150, 270, 0.66, -16) + lying(stage, 4, 320, 320, 0.66, 14) + crease(stage),
};

function crease({ paint }: Stage): string {
  return path('M206 360L430 300L424 330L214 396Z', paint.down('#1a1030', '#ffffff'), { opacity: '.28' });
}

function finder(verdict: Verdict): string {
  const color = verdict === 'correct' ? '#ffffff' : '#ffd0d0';
  return line('M24 84V24H84M396 24H456V84M456 516V576H396M84 576H24V516', color, 7, { opacity: '.95' });
}

function tick(): string {
  return placed(
    240,
    536,
    1,
    0,
    circle(0, 0, 42, '#ffffff'),
    circle(0, 0, 36, '#2b8a3e'),
    line('M-16 1L-4 13L18 -12', '#ffffff', 8),
  );
}

function cross(): string {
  return placed(
    240,
    536,
    1,
    0,
    circle(0, 0, 42, '#ffffff'),
    circle(0, 0, 36, '#d6303a'),
    line('M-13 -13L13 13M13 -13L-13 13', '#ffffff', 8),
  );
}
