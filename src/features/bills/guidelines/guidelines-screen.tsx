import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useScreensAtHand } from '@/components/use-screens-at-hand';
import { useTask } from '@/components/use-task';
import type { Guideline } from '@/contract/bills';
import { paths } from '@/lib/paths';
import { readStored } from '@/session/stored-values';
import { Button } from '@/ui/controls/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { Card } from '@/ui/lists/card';
import { Picture } from '@/ui/media/picture';
import { billQueries, useSaveGuidelinesFlag } from '../queries';
import styles from './guidelines.module.css';

/** OK works without a network, too. */
const nextScreens = ['/_customer/submit-bill'] as const;

/** How to photograph a bill (docs/product/bills.md#guidelines). */
export function GuidelinesScreen() {
  const texts = textsOf(billTexts);
  const navigate = useNavigate();
  const guidelines = useQuery(billQueries.guidelines());
  useScreensAtHand(nextScreens);
  const save = useSaveGuidelinesFlag();
  const [stored] = useState(() => readStored('guidelinesFlag'));
  const startsTicked = stored !== '0';
  const [skip, setSkip] = useState(startsTicked);
  const leave = useTask(async () => {
    if (skip !== startsTicked) save.mutate(skip);
    await navigate({ to: paths.submitBill, replace: true });
  });

  // Only shoppers who skip the guidelines came here by their own choice.
  const back = () => void navigate({ to: paths.submitBill, replace: true });
  return (
    <Page
      title={texts.guidelinesTitle}
      onBack={stored === '1' ? back : undefined}
      foot={
        <>
          <CheckboxField
            label={texts.dontShowAgain}
            checked={skip}
            onChange={({ currentTarget }) => setSkip(currentTarget.checked)}
          />
          <Button onClick={() => void leave.run()}>{textsOf(commonTexts).ok}</Button>
        </>
      }
    >
      <p className="quiet">{texts.guidelinesIntro}</p>
      <QueryView
        what="guidelines"
        query={guidelines}
        skeleton={<GuidelineSkeleton />}
        empty={<EmptyState drawing={<BillsDrawing />} title={textsOf(errorTexts).noData} />}
      >
        {(list) => (
          <ol className="stack">
            {list.map((guideline, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guidelines have no id, and keep their places
              <li key={index}>
                <GuidelineCard guideline={guideline} number={index + 1} />
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Page>
  );
}

/** Width by height of the examples: bills are tall. */
const ratio = 4 / 5;

interface GuidelineCardProps {
  guideline: Guideline;
  /** Counted from 1. */
  number: number;
}

/** What to look for, with a bill that does it right and one that does not. */
function GuidelineCard({ guideline, number }: GuidelineCardProps) {
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
      <div className="halves">
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
function GuidelineSkeleton() {
  return (
    <Skeleton count={2} className="stack">
      <Card>
        <div className={styles.rule}>
          <span className={styles.number} />
          <TextSkeleton lines={2} />
        </div>
        <div className="halves">
          <BlockSkeleton ratio={ratio} />
          <BlockSkeleton ratio={ratio} />
        </div>
      </Card>
    </Skeleton>
  );
}
