import { pictureUrl } from '../noun/picture-path';
import type { billImages } from './tables';

export const billFilesPath = '/api/bill-files';

/** The path of a bill's file. A page cannot send a token for a picture, so its random name is the key; drawn ones are public. */
export function imagePath(
  merchantId: string,
  { file, picture, type }: Pick<typeof billImages.$inferSelect, 'file' | 'picture' | 'type'>,
): string {
  if (picture === null) return `${billFilesPath}/${file}`;
  if (type === 'pdf') return `${billFilesPath}/${encodeURIComponent(merchantId)}/${picture}.pdf`;
  return pictureUrl(merchantId, `bills/${picture}`);
}
