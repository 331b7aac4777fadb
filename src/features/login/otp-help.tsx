import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { otpHelpTexts } from '@/brand/texts/otp-help';
import { ContactWays } from '@/components/contact-ways';
import { locationsQuery } from '@/components/locations-query';
import { QueryView } from '@/components/query-view';
import { rightsQueries } from '@/features/your-data/queries';
import { groupMobile } from '@/lib/mobile';
import { FoldButton, FoldChevron } from '@/ui/controls/fold';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { type HelpDesk, helpDesks, waysOf } from './help-rules';
import styles from './otp-help.module.css';

interface OtpHelpProps {
  mobileNumber: string;
  /** No further SMS can be asked for. */
  isLast: boolean;
}

/** What helps when no SMS comes (docs/product/login.md#no-sms). */
export function OtpHelp({ mobileNumber, isLast }: OtpHelpProps) {
  const texts = textsOf(otpHelpTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.help}>
      <h2 className={styles.head}>
        <FoldButton open={open} onToggle={() => setOpen(!open)} content={id}>
          {texts.title}
        </FoldButton>
        <FoldChevron open={open} />
      </h2>
      {isLast ? <p>{texts.last}</p> : null}
      {open ? (
        <div id={id} className={styles.body}>
          <div>
            <p>{texts.number}</p>
            <p className={styles.number}>{`${textsOf(loginTexts).prefix} ${groupMobile(mobileNumber)}`}</p>
          </div>
          <ul className={styles.list}>
            {[texts.network, texts.sim, texts.blocked].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <WhomToAsk />
        </div>
      ) : null}
    </section>
  );
}

/** The mall's own contact, else those of its locations. Nothing is asked before the help is opened. */
function WhomToAsk() {
  const texts = textsOf(otpHelpTexts);
  const mall = { mall: currentBrand().name };
  const rights = useQuery(rightsQueries.all());
  const own = waysOf(rights.data?.help ?? {});
  // A file that does not load says nothing of whom to ask, and the locations may.
  const asksLocations = (rights.isSuccess && !own) || rights.isError;
  const locations = useQuery({ ...locationsQuery(), enabled: asksLocations });
  const ownDesks: HelpDesk[] | undefined = own && [own];
  const desks = ownDesks
    ? { ...rights, data: ownDesks }
    : { ...locations, data: locations.data && helpDesks(locations.data) };
  return (
    <div className={styles.desks}>
      <h3>{fill(texts.ask, mall)}</h3>
      <QueryView
        what="locations"
        compact
        query={desks}
        skeleton={<TextSkeleton lines={2} />}
        empty={<p>{fill(texts.desk, mall)}</p>}
      >
        {(known) => known.map((desk) => <Desk key={Object.values(desk).join()} {...desk} />)}
      </QueryView>
    </div>
  );
}

function Desk({ name, ...ways }: HelpDesk) {
  return (
    <div>
      {name === undefined ? null : <p className="quiet">{name}</p>}
      <ContactWays {...ways} />
    </div>
  );
}
