import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { noteStep } from '@/session/steps';
import { type FileProblem, openFile } from '../files/open-file';
import { mostBytes } from '../uploads/upload-rules';
import { keepFirstBill } from './first-bill-files';

/** What is wrong with a bill that was chosen before the login. `notKept`: the browser cannot store it. */
type FirstBillProblem = FileProblem | 'tooLarge' | 'notKept';

/**
 * Keeps a file that can be a bill, with its first bytes as the judge. Photos are looked at more closely afterwards, when
 * nothing can be lost any more. It belongs to the number, or to this tab of a visitor.
 */
export async function chooseFirstBill(
  picked: File,
  mobileNumber?: string,
): Promise<FirstBillProblem | undefined> {
  if (picked.size > mostBytes) return 'tooLarge';
  const opened = await openFile(picked);
  if (typeof opened === 'string') return opened;
  if ((await keepFirstBill(opened.file, mobileNumber)) === undefined) return 'notKept';
  if (mobileNumber === undefined) noteStep('billFirst');
  return undefined;
}

export function problemWords(problem: Exclude<FirstBillProblem, 'notKept'>): string {
  return problem === 'tooLarge' ? textsOf(uploadTexts).tooLarge : textsOf(billTexts)[problem];
}
