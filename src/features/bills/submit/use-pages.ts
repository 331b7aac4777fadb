import { useRef, useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { useIsMounted } from '@/components/use-is-mounted';
import { showToast } from '@/ui/show-toast';
import { type ReadFile, readFile } from '../uploads/read-file';
import { roomProblem } from './page-rules';

/** One picture or PDF of a long bill. */
export interface BillPage extends ReadFile {
  id: string;
  name: string;
  /** Bytes of the file as it was chosen. */
  size: number;
}

let lastId = 0;

/**
 * The pages of a long bill. A file that cannot be one is refused in words, and the others are taken
 * (docs/product/bills.md#long-bills).
 */
export function usePages() {
  const [pages, setPages] = useState<readonly BillPage[]>([]);
  const [reading, setReading] = useState(0);
  // What is there now, also while several files are read one after the other.
  const current = useRef(pages);
  const turn = useRef(Promise.resolve());
  const isMounted = useIsMounted();

  const show = (next: readonly BillPage[]) => {
    current.current = next;
    setPages(next);
  };

  const addOne = async (picked: File) => {
    const texts = textsOf(billTexts);
    const problem = roomProblem(current.current, picked);
    if (problem) return showToast('error', problem === 'full' ? texts.longFull : texts.longTooLarge);
    const read = await readFile(picked);
    if (!isMounted()) return;
    if (typeof read === 'string') return showToast('error', texts[read]);
    lastId += 1;
    show([...current.current, { ...read, id: String(lastId), name: picked.name, size: picked.size }]);
  };

  const add = (picked: readonly File[]): void => {
    if (picked.length === 0) showToast('error', textsOf(billTexts).noFiles);
    setReading((before) => before + picked.length);
    for (const file of picked) {
      turn.current = turn.current.then(async () => {
        if (!isMounted()) return;
        await addOne(file);
        setReading((before) => before - 1);
      });
    }
  };

  const remove = (id: string): void => show(current.current.filter((page) => page.id !== id));

  return { pages, add, remove, isReading: reading > 0 };
}
