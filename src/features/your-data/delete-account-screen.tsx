import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { answerDays, type Rights } from '@/brand/rights';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import { paths } from '@/lib/paths';
import { rememberRoute } from '@/session/previous-route';
import { isLoggedIn } from '@/session/stored-user';
import { ButtonAnchor } from '@/ui/controls/button';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { DeletionForm } from './deletion-form';
import { contactOf, Section, Sentences } from './parts';
import { rightsQueries } from './queries';
import styles from './your-data.module.css';

/**
 * How an account is deleted, for everybody, and the request for a customer (docs/product/your-data.md#delete-account). Google
 * Play asks for an address that says so without a login.
 */
export function DeleteAccountScreen() {
  const texts = textsOf(yourDataTexts);
  const rights = useQuery(rightsQueries.all());
  return (
    <Page title={texts.deletionTitle} onBack={useBack(isLoggedIn() ? paths.yourData : '/')}>
      <QueryView what="text" query={rights} skeleton={<TextSkeleton lines={8} />}>
        {(known) => (
          <div className={styles.body}>
            <Explanation rights={known} />
            <NextStep rights={known} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Explanation({ rights }: { rights: Rights }) {
  const texts = textsOf(yourDataTexts);
  const { name: mall, programName: program } = currentBrand();
  const keeps = rights.deletion?.keeps ?? fill(texts.deletionKeepsUnknown, { mall });
  return (
    <>
      <p>{fill(texts.deletionIntro, { program, mall })}</p>
      {rights.deletion?.url === undefined ? (
        <Section title={texts.deletionSteps}>
          <Sentences inOrder of={[texts.deletionStepLogIn, texts.deletionStepOpen, texts.deletionStepType]} />
        </Section>
      ) : null}
      <Section title={texts.deletionGoes}>
        <p>{texts.deletionGoesText}</p>
      </Section>
      <Section title={texts.deletionKeeps}>
        <p>{keeps}</p>
        <p>{texts.deletionDays(rights.deletion?.days ?? answerDays)}</p>
      </Section>
      <p>{fill(texts.deletionLostNumber, { email: contactOf(rights) })}</p>
    </>
  );
}

function NextStep({ rights: { deletion } }: { rights: Rights }) {
  const texts = textsOf(yourDataTexts);
  if (deletion?.url !== undefined) {
    return (
      <ButtonAnchor href={deletion.url} target="_blank" rel="noopener noreferrer">
        {fill(texts.deletionElsewhere, { mall: currentBrand().name })}
      </ButtonAnchor>
    );
  }
  if (isLoggedIn()) return <DeletionForm days={deletion?.days ?? answerDays} />;
  return (
    <ButtonLink to="/login" onClick={() => rememberRoute(paths.deleteAccount, paths.deleteAccount)}>
      {texts.deletionLogIn}
    </ButtonLink>
  );
}
