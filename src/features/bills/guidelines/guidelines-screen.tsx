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
import { paths } from '@/lib/paths';
import { readStored } from '@/session/stored-values';
import { Button } from '@/ui/controls/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { billQueries, useSaveGuidelinesFlag } from '../queries';
import { GuidelineCard, GuidelineSkeleton } from './guideline-card';
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
      <p className={styles.intro}>{texts.guidelinesIntro}</p>
      <QueryView
        what="guidelines"
        query={guidelines}
        skeleton={<GuidelineSkeleton count={2} />}
        empty={<EmptyState drawing={<BillsDrawing />} title={textsOf(errorTexts).noData} />}
      >
        {(list) => (
          <ol className={styles.list}>
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
