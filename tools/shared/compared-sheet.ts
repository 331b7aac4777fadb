import { Failure } from '../../build/shared/failure';
import type { BrandedDraft } from './branded-draft';
import { furtherRow, type PhoneRow, type PictureTaker, phone, sheet, sheetPage } from './picture-sheet';

/** The screens that are compared. */
const compared = [
  { title: 'Login', path: '/login' },
  { title: 'Home', path: '/dashboard' },
  { title: 'Rewards', path: '/redeem' },
  { title: 'Membership', path: '/membership' },
  { title: 'Bills', path: '/submit-bill' },
  { title: 'Transactions', path: '/transactions' },
  { title: 'Stores', path: '/store-locator' },
] as const;

/** The preview of one state of a mall. */
interface StateView {
  /** Of the preview. */
  origin: string;
  /** The browser whose draft it shows. */
  browser: string;
  /** The mobile number of the sample member who sees it. */
  member: string;
}

/**
 * One picture for the client: each screen that looks different, before and after. Throws `Failure` where none does, and what
 * the browser throws.
 */
export async function comparedSheet(
  draft: BrandedDraft,
  before: StateView,
  after: StateView,
  takePictures: PictureTaker,
): Promise<Buffer> {
  const addressOf = ({ origin, browser, member }: StateView, path: string) =>
    `${origin}/studio-session?${new URLSearchParams({ browser, member: path === '/login' ? '' : member, next: path })}`;
  const shots = [before, after].map((view) =>
    compared.map(({ path }) => ({ url: addressOf(view, path), ...phone })),
  );
  const pictures = await takePictures(shots.flat());
  const rows = differingRows(pictures.slice(0, compared.length), pictures.slice(compared.length));
  if (rows.length === 0) throw new Failure('None of the main screens looks different.');
  const size = { width: sheet.width, height: sheet.height + (rows.length - 1) * furtherRow };
  const [made] = await takePictures([{ html: sheetPage(draft, rows), ...size }]);
  if (!made) throw new Error('The browser gave no picture.');
  return made;
}

/** Two screens that differ stand in a row, each before and after. */
export function differingRows(before: readonly Buffer[], after: readonly Buffer[]): PhoneRow[] {
  const pairs = compared.flatMap(({ title }, at) => {
    const [one, other] = [before[at], after[at]];
    if (!one || !other || one.equals(other)) return [];
    return [
      { title: `${title}, before`, picture: one },
      { title: `${title}, after`, picture: other },
    ];
  });
  return Array.from({ length: Math.ceil(pairs.length / 4) }, (_, row) => pairs.slice(row * 4, row * 4 + 4));
}
