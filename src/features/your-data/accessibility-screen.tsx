import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { ContactWays } from '@/components/contact-ways';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { contactOf, Section, Sentences } from './parts';
import { rightsQueries } from './queries';
import styles from './your-data.module.css';

/** What the app does for people with a disability, and whom they tell (docs/product/your-data.md#accessibility). */
export function AccessibilityScreen() {
  const texts = textsOf(yourDataTexts);
  const { programName } = currentBrand();
  const rights = useQuery(rightsQueries.all());
  return (
    <Page title={texts.accessibilityTitle} onBack={useBack('/')}>
      <QueryView what="text" query={rights} skeleton={<TextSkeleton lines={8} />}>
        {(known) => (
          <div className={styles.body}>
            <p>{fill(texts.accessibilityIntro, { program: programName })}</p>
            <Section title={texts.accessibilityKnown}>
              <Sentences of={[texts.accessibilityOtp]} />
            </Section>
            <Section title={texts.accessibilityTell}>
              <p>
                {fill(texts.accessibilityTellText, {
                  contact: known.accessibility?.email ?? contactOf(known),
                })}
              </p>
              <ContactWays {...(known.accessibility ?? known.help)} />
            </Section>
            <p>{texts.accessibilityChecked}</p>
          </div>
        )}
      </QueryView>
    </Page>
  );
}
