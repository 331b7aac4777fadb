import { type Seeded, seeded } from '../shared/seeded';
import type { Mall } from './mall';
import { createPaint, type Paint } from './paint';
import { svgDocument } from './svg';

/** The tools of a drawing: paint, the mall's colours, and random numbers of its own. */
export interface Stage {
  paint: Paint;
  mall: Mall;
  random: Seeded;
}

/** Draws a thing on a floor of 800 × 600 whose line is at y = 480; the thing stands around x = 400. */
export type Drawing = (stage: Stage) => string;

/** A stage with the variations of this mall and this picture. */
export function createStage(mall: Mall, picture: string): Stage {
  return { paint: createPaint(), mall, random: seeded(`${mall.id}/${picture}`) };
}

export function finished(stage: Stage, width: number, height: number, label: string, body: string): string {
  return svgDocument(width, height, label, stage.paint.defs(), body);
}
