import { Failure } from '../../build/shared/failure';
import type { BrandedDraft } from './branded-draft';
import {
  drawSheet,
  inRows,
  mainScreens,
  type PhoneRow,
  type PictureTaker,
  type SheetView,
  shotsOf,
} from './picture-sheet';

/**
 * One picture for the client: each screen that looks different, before and after. Throws `Failure` where none does, and what
 * the browser throws.
 */
export async function comparedSheet(
  draft: BrandedDraft,
  before: SheetView,
  after: SheetView,
  takePictures: PictureTaker,
): Promise<Buffer> {
  const shots = [before, after].flatMap((view) => shotsOf(view, mainScreens));
  const pictures = await takePictures(shots);
  const rows = differingRows(pictures.slice(0, mainScreens.length), pictures.slice(mainScreens.length));
  if (rows.length === 0) throw new Failure('None of the main screens looks different.');
  return drawSheet(draft, rows, takePictures);
}

/** Two screens that differ stand in a row, each before and after. */
export function differingRows(before: readonly Buffer[], after: readonly Buffer[]): PhoneRow[] {
  const pairs = mainScreens.flatMap(({ title }, at) => {
    const [one, other] = [before[at], after[at]];
    if (!one || !other || one.equals(other)) return [];
    return [
      { title: `${title}, before`, picture: one },
      { title: `${title}, after`, picture: other },
    ];
  });
  return inRows(pairs);
}
