import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { useIsMounted } from '@/components/use-is-mounted';
import { showToast } from '@/ui/feedback/show-toast';
import { type PickedFile, takeIn } from '../files/intake';
import type { ReadFile } from '../files/read-file';
import { roomProblem } from './submit-rules';

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
  const [picked, showPicked] = useState<readonly PickedFile[]>([]);
  const [isRestoring, setRestoring] = useState(kept !== undefined && kept.pages.length > 0);
  // What is there now, also while several files are read one after the other.
  const current = useRef({ pages, picked });
  const restored = useRef(Promise.resolve());
  const isMounted = useIsMounted();

  const show = (next: readonly ReadFile[]) => {
    current.current.pages = next;
    setPages(next);
  };

  const restore = useEffectEvent(() => {
    let left = false;
    let done = false;
    restored.current = restored.current.then(async () => {
      for (const page of kept?.pages ?? []) {
        const file = await kept?.file(page.id);
        if (left) return;
        if (file) show([...current.current.pages, { ...page, file }]);
        else showToast('error', textsOf(billTexts).unreadableFile);
      }
      done = true;
      setRestoring(false);
    });
    return () => {
      left = true;
      if (!done) current.current.pages = []; // reading begins anew
    };
  });
  useEffect(() => restore(), []);

  /** Resolves when all were read. */
  const add = (files: readonly File[]): Promise<void> =>
    takeIn(files, {
      opened: restored.current,
      picked: () => (isMounted() ? current.current.picked : []),
      setPicked: (next) => {
        current.current.picked = next;
        showPicked(next);
      },
      problem: (file) => {
        const texts = textsOf(billTexts);
        const problem = roomProblem(current.current.pages, file);
        return problem && (problem === 'full' ? texts.longFull : texts.longTooLarge);
      },
      take: (read) => show([...current.current.pages, read]),
    });

  const remove = (id: string): void => show(current.current.pages.filter((page) => page.id !== id));

  return { pages, add, remove, isReading: picked.length > 0 || isRestoring, isRestoring };
}
