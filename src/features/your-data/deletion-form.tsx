import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { merchantQuery } from '@/components/merchant-query';
import { pointsUnit } from '@/components/points';
import { unsentBills, useKeptUploads } from '@/features/bills/queries';
import { formatDate } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/text-field';
import { saveFile } from '@/ui/media/save-file';
import { Facts } from '@/ui/text/facts';
import { useBusyWhile } from '@/updates/busy';
import { Section, Sentences } from './parts';
import { type AccountRequest, confirms } from './request-rules';
import { useDeletion } from './use-deletion';
import styles from './your-data.module.css';

/** Says what is lost, asks for a word, and sends the request. When it has arrived, its receipt. */
export function DeletionForm({ days }: { days: number }) {
  const texts = textsOf(yourDataTexts);
  const { pending, before, ask, leave } = useDeletion(days);
  const [word, setWord] = useState('');
  useBusyWhile('write', ask.pending || leave.pending);
  if (pending.data?.arrived) {
    return <Receipt request={pending.data} days={days} onLeave={leave.run} leaving={leave.pending} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirms(word)) void ask.run();
  };
  return (
    <form className={styles.actions} onSubmit={submit} noValidate>
      <Losses />
      {before.data ? <p className={styles.note}>{asked(before.data)}</p> : null}
      {pending.data ? (
        <p className={styles.note} role="status">
          {fill(texts.requestUnknown, { reference: pending.data.reference })}
        </p>
      ) : null}
      <TextField
        label={texts.deletionWord}
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" disabled={!confirms(word)} loading={ask.pending}>
        {texts.deletionSend}
      </Button>
    </form>
  );
}

function Losses() {
  const texts = textsOf(yourDataTexts);
  const { data: merchant } = useQuery(merchantQuery());
  const points = merchant?.balance;
  const bills = useKeptUploads(unsentBills); // one that was on its way may have arrived
  const losses = [
    ...(points === undefined ? [] : [`${formatPoints(points)} ${pointsUnit()}`]),
    texts.deletionLosesVouchers,
    ...(bills > 0 ? [texts.deletionLosesBills(bills)] : []),
  ];
  return (
    <Section title={texts.deletionLoses}>
      <Sentences of={losses} />
    </Section>
  );
}

interface ReceiptProps {
  request: AccountRequest;
  days: number;
  onLeave: () => Promise<void>;
  leaving: boolean;
}

function Receipt({ request, days, onLeave, leaving }: ReceiptProps) {
  const texts = textsOf(yourDataTexts);
  const { reference } = request;
  const facts = [
    { label: texts.deletionReference, value: reference },
    { label: texts.deletionDate, value: formatDate(request.on, 'long') },
  ];
  const save = () => {
    const { programName: program, name: mall } = currentBrand();
    const lines = [
      fill(texts.deletionReceipt, { program, mall }),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      texts.deletionDays(days),
    ];
    saveFile(`${reference}.txt`, 'text/plain', `${lines.join('\n')}\n`);
  };
  return (
    <section className={styles.section} role="status">
      <h2>{texts.deletionDone}</h2>
      <Facts facts={facts} />
      <p>{texts.deletionDays(days)}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={save}>
          {texts.deletionSave}
        </Button>
        <Button onClick={() => void onLeave()} loading={leaving}>
          {texts.deletionFinish}
        </Button>
      </div>
    </section>
  );
}

function asked({ reference, on }: AccountRequest): string {
  return fill(textsOf(yourDataTexts).requestAsked, { date: formatDate(on, 'long'), reference });
}
