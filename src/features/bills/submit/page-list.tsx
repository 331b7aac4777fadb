import { IconTrash } from '@tabler/icons-react';
import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { bytesPerMegabyte } from '@/lib/bytes';
import { IconButton } from '@/ui/controls/icon-button';
import { hintWords, sizeWords, twinName } from '../files/file-words';
import type { ReadFile } from '../files/read-file';
import { FileCard } from './file-card';
import { FilePicker } from './file-picker';
import styles from './submit.module.css';
import { hasRoom, mostPages, mostTotalBytes, totalBytes } from './submit-rules';
import { useIncomingFiles } from './use-incoming-files';

interface PageListProps {
  pages: readonly ReadFile[];
  onAdd: (files: File[]) => unknown;
  onRemove: (id: string) => void;
  /** Nothing may change while the bill is on its way. */
  locked: boolean;
}

/** The pictures of a long bill, page by page. */
export function PageList({ pages, onAdd, onRemove, locked }: PageListProps) {
  const texts = textsOf(billTexts);
  const isOver = useIncomingFiles(locked ? undefined : onAdd);
  return (
    <section className={styles.pages} aria-labelledby="bill-images">
      <div className={styles.pagesHead}>
        <h2 id="bill-images">{texts.billImages}</h2>
        {pages.length > 0 ? (
          <span className={styles.total}>
            {`${texts.pages(pages.length)} · ${sizeWords(totalBytes(pages))}`}
          </span>
        ) : null}
      </div>
      {pages.length > 0 ? (
        <ol className={styles.files}>
          {pages.map((page, index) => (
            <FileCard
              key={page.id}
              name={page.name}
              file={page.file}
              isPdf={page.isPdf}
              status={`${fill(texts.pageNumber, { number: index + 1 })} · ${sizeWords(page.size)}`}
              hints={hintWords(page.hints, twinName(page, pages))}
              actions={(nameId) => (
                <IconButton
                  label={texts.removePage}
                  icon={<IconTrash size={20} aria-hidden />}
                  describedBy={nameId}
                  onClick={() => onRemove(page.id)}
                  disabled={locked}
                />
              )}
            />
          ))}
        </ol>
      ) : null}
      {hasRoom(pages) && !locked ? (
        <>
          <FilePicker
            onPick={onAdd}
            camera={pages.length > 0 ? texts.addPage : texts.takePhoto}
            isOver={isOver}
          />
          <p className={styles.pickerHint}>
            <span>
              {fill(texts.imagesHint, { count: mostPages, size: mostTotalBytes / bytesPerMegabyte })}
            </span>
            <span className={styles.dropHint}>{` ${texts.dropHint}`}</span>
          </p>
        </>
      ) : null}
    </section>
  );
}
