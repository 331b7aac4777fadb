import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { useIsMounted } from '@/components/use-is-mounted';
import { showToast } from '@/ui/feedback/show-toast';
import { type ReadFile, readFile } from '../files/read-file';
import { roomProblem } from './page-rules';

/** A page in a draft, where its file has a place of its own. */
export type KeptPage = Omit<ReadFile, 'file'>;

interface KeptPages {
  pages: readonly KeptPage[];
  file: (id: string) => Promise<File | undefined>;
}

/**
 * The pages of a long bill. A file that cannot be one is refused in words, and the others are taken
 * (docs/product/bills.md#long-bills). `kept` are those of a draft: their files are read one after the other.
 */
export function usePages(kept: KeptPages | undefined) {
  const [pages, setPages] = useState<readonly ReadFile[]>([]);
  const [reading, setReading] = useState(0);
  const [isRestoring, setRestoring] = useState(kept !== undefined && kept.pages.length > 0);
  // What is there now, also while several files are read one after the other.
  const current = useRef(pages);
  const turn = useRef(Promise.resolve());
  const isMounted = useIsMounted();

  const show = (next: readonly ReadFile[]) => {
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
    show([...current.current, read]);
  };

  const restore = useEffectEvent(() => {
    let left = false;
    let done = false;
    turn.current = turn.current.then(async () => {
      for (const page of kept?.pages ?? []) {
        const file = await kept?.file(page.id);
        if (left) return;
        if (file) show([...current.current, { ...page, file }]);
        else showToast('error', textsOf(billTexts).unreadableFile);
      }
      done = true;
      setRestoring(false);
    });
    return () => {
      left = true;
      if (!done) current.current = []; // reading begins anew
    };
  });
  useEffect(() => restore(), []);

  /** Resolves when all were read. */
  const add = (picked: readonly File[]): Promise<void> => {
    if (picked.length === 0) showToast('error', textsOf(billTexts).noFiles);
    setReading((before) => before + picked.length);
    for (const file of picked) {
      turn.current = turn.current.then(async () => {
        if (!isMounted()) return;
        await addOne(file);
        setReading((before) => before - 1);
      });
    }
    return turn.current;
  };

  const remove = (id: string): void => show(current.current.filter((page) => page.id !== id));

  return { pages, add, remove, isReading: reading > 0 || isRestoring, isRestoring };
}
