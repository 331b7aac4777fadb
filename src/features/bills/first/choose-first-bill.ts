import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { noteStep } from '@/session/steps';
import { showToast } from '@/ui/feedback/show-toast';
import { openFile } from '../files/open-file';
import { mostBytes } from '../uploads/upload-rules';
import { keepFirstBill } from './first-bill-files';

/**
 * Keeps a file that can be a bill, with its first bytes as the judge. Photos are looked at more closely afterwards, when
 * nothing can be lost any more. It belongs to the number, or to this tab of a visitor. Gives whether it can be a bill.
 *
 * @param noRoom is said where the browser cannot store it
 */
export async function chooseFirstBill(picked: File, noRoom: string, mobileNumber?: string): Promise<boolean> {
  const refuse = (words: string) => {
    showToast('error', words);
    return false;
  };
  if (picked.size > mostBytes) return refuse(textsOf(uploadTexts).tooLarge);
  const opened = await openFile(picked);
  if (typeof opened === 'string') return refuse(textsOf(billTexts)[opened]);
  if ((await keepFirstBill(opened.file, mobileNumber)) === undefined) showToast('error', noRoom);
  else if (mobileNumber === undefined) noteStep('billFirst');
  return true;
}
