import { IconCheck, IconX } from '@tabler/icons-react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import type { Guideline } from '@/contract/bills';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/lists/card';
import { Picture } from '@/ui/media/picture';
import styles from './guidelines.module.css';

/** Width by height of the examples: bills are tall. */
const ratio = 4 / 5;

interface GuidelineCardProps {
  guideline: Guideline;
  /** Counted from 1. */
  number: number;
}

/** What to look for, with a bill that does it right and one that does not. */
export function GuidelineCard({ guideline, number }: GuidelineCardProps) {
  const texts = textsOf(billTexts);
  const examples = [
    { tone: 'correct', src: guideline.correctImage, alt: texts.correctExample, Mark: IconCheck },
    { tone: 'wrong', src: guideline.wrongImage, alt: texts.wrongExample, Mark: IconX },
  ];
  return (
    <Card>
      <div className={styles.rule}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <p className={styles.text}>{guideline.text}</p>
      </div>
      <div className={styles.examples}>
        {examples.map(({ tone, src, alt, Mark }) => (
          <figure key={tone} className={styles.example} data-tone={tone}>
            <Picture src={src} alt={alt} ratio={ratio} lazy={number > 2} fit="contain" />
            <Mark size={24} stroke={3} aria-hidden className={styles.mark} />
          </figure>
        ))}
      </div>
    </Card>
  );
}

/** The outline of the cards. */
export function GuidelineSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count} className={styles.list}>
      <Card>
        <div className={styles.rule}>
          <span className={styles.number} />
          <TextSkeleton lines={2} />
        </div>
        <div className={styles.examples}>
          <BlockSkeleton ratio={ratio} />
          <BlockSkeleton ratio={ratio} />
        </div>
      </Card>
    </Skeleton>
  );
}
