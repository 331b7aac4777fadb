import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { answerDays, type Rights } from '@/brand/rights';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { ContactWays } from '@/components/contact-ways';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBackToMenu } from '@/components/use-back';
import { paths } from '@/lib/paths';
import { rememberRoute } from '@/session/previous-route';
import { isLoggedIn } from '@/session/stored-user';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { Download } from './download/download';
import { contactOf, Section, Sentences } from './parts';
import { rightsQueries } from './queries';
import { Withdraw } from './withdraw';
import styles from './your-data.module.css';
import { keptHere, sharedWith } from './your-data-rules';

/** What the mall keeps of a shopper, and what she can do about it (docs/product/your-data.md). */
export function YourDataScreen() {
  const texts = textsOf(yourDataTexts);
  const { name, programName } = currentBrand();
  const rights = useQuery(rightsQueries.all());
  return (
    <Page title={texts.title} onBack={useBackToMenu()}>
      <QueryView what="text" query={rights} skeleton={<TextSkeleton lines={8} />}>
        {(known) => (
          <div className={styles.body}>
            <p>{fill(texts.intro, { mall: name, program: programName })}</p>
            <Actions />
            {isLoggedIn() ? (
              <>
                <Withdraw />
                <Download contact={contactOf(known)} />
              </>
            ) : null}
            <WhatIsKept rights={known} />
            <WhoHelps rights={known} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function WhatIsKept({ rights: { controller } }: { rights: Rights }) {
  const texts = textsOf(yourDataTexts);
  const brand = currentBrand();
  const mall = brand.name;
  const stored = [
    ...[texts.storedNumber, texts.storedProfile, texts.storedBills, texts.storedPoints],
    texts.storedWords,
  ];
  return (
    <>
      <Section title={texts.responsible}>
        {controller ? (
          <>
            <p>{controller.name}</p>
            <p>{controller.address}</p>
            <ContactWays email={controller.email} />
          </>
        ) : (
          <p>{fill(texts.responsibleUnknown, { mall })}</p>
        )}
      </Section>
      <Section title={texts.stored}>
        <Sentences of={stored} />
      </Section>
      <Section title={texts.onPhone}>
        <Sentences of={keptHere()} />
      </Section>
      <Section title={texts.sharedWith}>
        <Sentences of={sharedWith(brand)} />
      </Section>
    </>
  );
}

function WhoHelps({ rights }: { rights: Rights }) {
  const texts = textsOf(yourDataTexts);
  const { privacyUrl } = currentBrand();
  const grievance = rights.controller?.grievance;
  return (
    <>
      <Section title={texts.children}>
        <p>{texts.childrenText}</p>
      </Section>
      <Section title={texts.nominate}>
        <p>{fill(texts.nominateText, { contact: contactOf(rights) })}</p>
      </Section>
      {grievance ? (
        <Section title={texts.complaints}>
          <p>{grievance.name}</p>
          <ContactWays email={grievance.email} {...(grievance.phone && { phone: grievance.phone })} />
        </Section>
      ) : null}
      <Section title={texts.board}>
        <p>{texts.answerWithin(rights.deletion?.days ?? answerDays)}</p>
        <p>{texts.boardText}</p>
        {privacyUrl ? (
          <p>
            <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
              {texts.privacy}
            </a>
          </p>
        ) : null}
      </Section>
    </>
  );
}

function Actions() {
  const texts = textsOf(yourDataTexts);
  return (
    <Section title={texts.actions}>
      <div className={styles.actions}>
        {isLoggedIn() ? (
          <ButtonLink to={paths.profile} variant="secondary">
            {texts.correct}
          </ButtonLink>
        ) : (
          <ButtonLink to="/login" onClick={() => rememberRoute(paths.yourData, paths.yourData)}>
            {texts.logInFirst}
          </ButtonLink>
        )}
        <ButtonLink to={paths.deleteAccount} variant="secondary">
          {texts.toDeletion}
        </ButtonLink>
        <ButtonLink to={paths.accessibility} variant="quiet">
          {texts.accessibilityTitle}
        </ButtonLink>
      </div>
    </Section>
  );
}
