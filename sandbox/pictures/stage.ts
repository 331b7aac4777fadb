import { type Seeded, seeded } from '../shared/seeded';
import type { Mall } from './mall';
import { createPaint, type Paint } from './paint';
import { svgDocument } from './svg';

/** The tools of a picture: paint, the mall, and random numbers of its own. */
export interface Stage {
  paint: Paint;
  mall: Mall;
  random: Seeded;
}

/** A stage with the variations of this mall and this picture. */
export function createStage(mall: Mall, picture: string): Stage {
  return { paint: createPaint(), mall, random: seeded(`${mall.id}/${picture}`) };
}

export function finished(stage: Stage, width: number, height: number, label: string, body: string): string {
  return svgDocument(width, height, label, stage.paint.defs(), body);
}
