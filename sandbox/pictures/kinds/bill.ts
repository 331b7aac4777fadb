import type { SixNumber } from '../address';
import type { Mall } from '../mall';
import { createStage, finished, type Stage } from '../stage';
import { group, line, rect } from '../svg';
import { receipt } from './receipt';

/** A bill as a shopper photographs it, 600 × 800: on a wooden table, a little askew. */
export function billPicture(mall: Mall, number: SixNumber): string {
  const stage = createStage(mall, `bills/${number}`);
  const turn = Math.round(stage.random.between(-3, 3) * 10) / 10;
  const body = table(stage, 600, 800) + lying(stage, number, 300, 404, 1.14, turn);
  return finished(stage, 600, 800, 'Bill', body);
}

/** A bill lying flat with its middle on (x, y). */
export function lying(
  stage: Stage,
  number: SixNumber,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { paint } = stage;
  return group(
    { transform: `translate(${x} ${y}) scale(${scale}) rotate(${turn}) translate(-180 -315)` },
    rect(-46, -30, 470, 710, paint.glow('#1a0d05', 0.75)),
    receipt(stage, number),
  );
}

export function table({ paint }: Stage, width: number, height: number): string {
  const planks = Array.from(
    { length: Math.ceil(width / 150) },
    (_, index) => `M${(index + 1) * 150} 0V${height}`,
  ).join('');
  return (
    rect(0, 0, width, height, paint.slant('#a9744a', '#8d5b36', '#74472a')) +
    line(planks, '#4f2e19', 4, { opacity: '.7' })
  );
}
