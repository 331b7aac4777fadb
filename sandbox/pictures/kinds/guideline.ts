import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { createStage, finished, type Stage } from '../stage';
import { circle, el, group, rect } from '../svg';
import { lying, table } from './bill';

type Verdict = 'correct' | 'wrong';

/** How to photograph a bill, 480 × 600: in focus, whole, well lit, and alone; or not. */
export function guidelinePicture(mall: Mall, number: 1 | 2 | 3 | 4, verdict: Verdict): string {
  const stage = createStage(mall, `guidelines/${number}`);
  const photo = table(stage, 480, 600) + (verdict === 'correct' ? rights : wrongs)[number](stage);
  const body = group({}, photo, drawn(mall, `frames/${verdict}`));
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
  4: (stage) => lying(stage, 5, 150, 270, 0.66, -16) + lying(stage, 4, 320, 320, 0.66, 14),
};
