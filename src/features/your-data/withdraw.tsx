import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { ownCustomerQuery } from '@/components/customer-query';
import { QueryView } from '@/components/query-view';
import { useWrite } from '@/components/use-write';
import { emailConsentWrite } from '@/features/profile/queries';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/controls/button';
import { Switch } from '@/ui/controls/switch';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { useBusyWhile } from '@/updates/busy';
import { Section, UnknownRequest } from './parts';
import { useRequest } from './use-request';
import styles from './your-data.module.css';

/** Takes back what the registration gave: a tap each, as giving needed (docs/product/your-data.md#withdraw). */
export function Withdraw() {
  const texts = textsOf(yourDataTexts);
  const customer = useQuery(ownCustomerQuery());
  return (
    <Section title={texts.withdraw}>
      <div className={styles.actions}>
        <QueryView what="profile" query={customer} skeleton={<TextSkeleton lines={1} />}>
          {({ emailOptedOut }) => <EmailSwitch isOn={!emailOptedOut} />}
        </QueryView>
        <StopRequest kind="sms" label={texts.withdrawSms} />
        <StopRequest kind="whatsapp" label={texts.withdrawWhatsapp} />
      </div>
      <p>{texts.withdrawOtp}</p>
    </Section>
  );
}

function EmailSwitch({ isOn }: { isOn: boolean }) {
  const { send } = useWrite(emailConsentWrite);
  const [wanted, setWanted] = useState<boolean>();
  const change = async (on: boolean) => {
    setWanted(on);
    await send(on);
    setWanted(undefined); // after a failure, it shows again what the mall has
  };
  return (
    <Switch
      label={textsOf(yourDataTexts).withdrawEmail}
      checked={wanted ?? isOn}
      onChange={(on) => void change(on)}
    />
  );
}

/** No call ends these, so the mall's people do it. */
function StopRequest({ kind, label }: { kind: 'sms' | 'whatsapp'; label: string }) {
  const texts = textsOf(yourDataTexts);
  const { pending, ask } = useRequest(kind);
  useBusyWhile('write', ask.pending);
  const request = pending.data;
  if (request?.arrived) {
    const { reference } = request;
    return (
      <p className={styles.note} role="status">
        {fill(texts.withdrawAsked, { what: label, reference, date: formatDate(request.on, 'long') })}
      </p>
    );
  }
  return (
    <>
      {request ? <UnknownRequest reference={request.reference} /> : null}
      <Button variant="secondary" onClick={() => void ask.run()} loading={ask.pending}>
        {label}
      </Button>
    </>
  );
}
