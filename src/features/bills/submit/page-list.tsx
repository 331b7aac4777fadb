import { IconTrash } from '@tabler/icons-react';
import { billTexts } from '@/brand/texts/bills';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { bytesPerMegabyte } from '@/lib/bytes';
import { IconButton } from '@/ui/controls/icon-button';
import { twinName } from '../files/file-rules';
import type { ReadFile } from '../files/read-file';
import { sizeWords } from '../files/size-words';
import { useObjectUrl } from '../files/use-object-url';
import { FileCard } from './file-card';
import { FilePicker } from './file-picker';
import { hasRoom, mostPages, mostTotalBytes, totalBytes } from './page-rules';
import { hintWords } from './photo-hints';
import styles from './submit.module.css';
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
            <PageCard
              key={page.id}
              page={page}
              number={index + 1}
              twin={twinName(page, pages)}
              locked={locked}
              onRemove={() => onRemove(page.id)}
            />
          ))}
        </ol>
      ) : null}
      {hasRoom(pages) && !locked ? (
        <>
          <FilePicker onPick={onAdd} hasPages={pages.length > 0} isOver={isOver} />
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

interface PageCardProps {
  page: ReadFile;
  number: number;
  /** The name of another page with the same content. */
  twin: string | undefined;
  locked: boolean;
  onRemove: () => void;
}

function PageCard({ page, number, twin, locked, onRemove }: PageCardProps) {
  const texts = textsOf(billTexts);
  const preview = useObjectUrl(page.isPdf ? undefined : page.file);
  return (
    <FileCard
      name={page.name}
      preview={preview}
      isPdf={page.isPdf}
      status={`${fill(texts.pageNumber, { number })} · ${sizeWords(page.size)}`}
      hints={hintWords(page.hints, twin)}
      actions={(nameId) => (
        <IconButton
          label={texts.removePage}
          icon={<IconTrash size={20} aria-hidden />}
          describedBy={nameId}
          onClick={onRemove}
          disabled={locked}
        />
      )}
    />
  );
}
