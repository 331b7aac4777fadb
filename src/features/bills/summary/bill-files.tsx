import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { Carousel } from '@/ui/media/carousel';
import { Picture } from '@/ui/media/picture';
import styles from './summary.module.css';
import type { BillFile } from './summary-rules';

/** Width by height of a slide: tall like a bill, but not taller than a phone. */
const ratio = 4 / 5;

interface BillFilesProps {
  pictures: readonly BillFile[];
  pdfs: readonly BillFile[];
}

/** Pictures in a slideshow, which cannot show PDFs. Those open in a new tab. */
export function BillFiles({ pictures, pdfs }: BillFilesProps) {
  const texts = textsOf(billTexts);
  return (
    <>
      {pictures.length > 0 ? (
        <Carousel
          label={textsOf(commonTexts).images}
          count={pictures.length}
          ratio={ratio}
          arrows
          renderSlide={(index) => (
            <Picture
              src={pictures[index]?.address}
              alt={fill(texts.billImage, { number: index + 1 })}
              ratio={ratio}
              lazy={index > 0}
              radius="card"
              fit="contain"
            />
          )}
        />
      ) : null}
      {pdfs.length > 0 ? (
        <ul className={styles.pdfs}>
          {pdfs.map(({ address, name }) => (
            <li key={address}>
              <a
                className={styles.pdf}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={fill(texts.openPdf, { name })}
              >
                <IconFileTypePdf size={24} aria-hidden />
                <span className="grows">{name}</span>
                <IconExternalLink size={20} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
