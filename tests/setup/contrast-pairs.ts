import { textRatio } from '@/brand/readable';
import { contrast } from '@/lib/color';

/** Which pairs are below their contrast, with the first place of each. Many are alike, and each is computed once. */
export class ContrastPairs {
  readonly #places = new Map<string, string>();

  add(place: string, ink: string, grounds: readonly string[], least = textRatio): void {
    if (grounds.length === 0) throw new Error(`${place} has no ground`);
    for (const ground of grounds) {
      const pair = `${least} ${ink} ${ground}`;
      if (!this.#places.has(pair)) this.#places.set(pair, place);
    }
  }

  tooFaint(): string[] {
    return [...this.#places].flatMap(([pair, place]) => {
      const [least, ink = '', ground = ''] = pair.split(' ');
      const reached = contrast(ink, ground);
      return reached < Number(least) ? [`${place}: ${ink} on ${ground} has ${reached.toFixed(2)}`] : [];
    });
  }
}
