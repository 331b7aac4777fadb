import { useRef, useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { useIsMounted } from '@/components/use-is-mounted';
import { showToast } from '@/ui/show-toast';
import { preparePhoto } from '../photos/prepare-photo';
import { fileKind, mimeTypes } from '../uploads/file-kind';
import { hashOf } from '../uploads/read-chosen';
import { roomProblem } from './page-rules';

/** One picture or PDF of a long bill. */
export interface BillPage {
  id: string;
  name: string;
  /** Bytes of the file as it was chosen. */
  size: number;
  isPdf: boolean;
  /** What is sent, with every attempt. */
  file: File;
  /** What the look at the photo found. */
  hints: readonly string[];
  /** The name of another page with the same content. */
  sameAs: string | undefined;
  /** Equal for files with equal content; '' where the browser cannot tell. */
  hash: string;
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
    const page = await readPage(picked);
    if (typeof page === 'string') return showToast('error', texts[page]);
    const twin = current.current.find(({ hash }) => hash !== '' && hash === page.hash);
    show([...current.current, { ...page, sameAs: twin?.name }]);
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

/** Reads a file once and for all: it may be gone from the device before it is sent. */
async function readPage(picked: File): Promise<Omit<BillPage, 'sameAs'> | 'unreadableFile' | 'wrongFormat'> {
  let content: ArrayBuffer;
  try {
    content = await picked.arrayBuffer();
  } catch {
    return 'unreadableFile';
  }
  const kind = fileKind(content);
  if (!kind) return 'wrongFormat';
  const { file, hints } = await preparePhoto(new File([content], picked.name, { type: mimeTypes[kind] }));
  lastId += 1;
  return {
    id: String(lastId),
    name: picked.name,
    size: picked.size,
    isPdf: kind === 'pdf',
    file,
    hints,
    hash: await hashOf(content),
  };
}
