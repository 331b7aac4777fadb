import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { moreTexts } from '@/brand/texts/more';
import { yourDataTexts } from '@/brand/texts/your-data';
import { merchantQuery } from '@/components/merchant-query';
import { pointsUnit } from '@/components/points';
import { useTask } from '@/components/use-task';
import { unsentBills, useKeptUploads } from '@/features/bills/queries';
import { formatDate } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { logOut } from '@/session/log-out';
import { storedUser } from '@/session/stored-user';
import { Button } from '@/ui/controls/button';
import { ask } from '@/ui/feedback/ask';
import { TextField } from '@/ui/form/text-field';
import { saveFile } from '@/ui/media/save-file';
import { Facts } from '@/ui/text/facts';
import { useBusyWhile } from '@/updates/busy';
import { remember, requestOf } from './kept-request';
import { Section, Sentences, UnknownRequest } from './parts';
import { type AccountRequest, confirms } from './request-rules';
import { useRequest } from './use-request';
import styles from './your-data.module.css';

/** Says what is lost, asks for a word, and sends the request. When it has arrived, its receipt. */
export function DeletionForm({ days }: { days: number }) {
  const texts = textsOf(yourDataTexts);
  const { pending, before, request, leave } = useDeletion(days);
  const [word, setWord] = useState('');
  useBusyWhile('write', request.pending || leave.pending);
  if (pending.data?.arrived) {
    return <Receipt request={pending.data} days={days} onLeave={leave.run} leaving={leave.pending} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirms(word)) void request.run();
  };
  return (
    <form className={styles.actions} onSubmit={submit} noValidate>
      <Losses />
      {before.data ? <p className={styles.note}>{asked(before.data)}</p> : null}
      {pending.data ? <UnknownRequest reference={pending.data.reference} /> : null}
      <TextField
        label={texts.deletionWord}
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" disabled={!confirms(word)} loading={request.pending}>
        {texts.deletionSend}
      </Button>
    </form>
  );
}

/**
 * The request to delete the account of the customer who is logged in (docs/product/your-data.md#delete-account). This
 * phone remembers it for so many days.
 */
function useDeletion(days: number) {
  const who = whoAsks();
  const { pending, ask: sending } = useRequest('deletion', (arrived) => remember(who, arrived, days));
  const before = useQuery({
    queryKey: ['deletion', 'before', who],
    queryFn: async () => (await requestOf(who)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const request = useTask(async () => {
    if (await agrees(textsOf(yourDataTexts).deletionAskBills)) await sending.run();
  });
  // She may come back to the receipt later, and with new bills.
  const leave = useTask(async () => {
    if (await agrees(textsOf(moreTexts).logoutWithBills)) await logOut();
  });
  return { pending, before, request, leave };
}

/** Whether the bills that wait on this phone may be lost. */
async function agrees(question: (unsent: number) => string): Promise<boolean> {
  const unsent = unsentBills();
  if (unsent === 0) return true;
  const { yes, no } = textsOf(commonTexts);
  return ask({ text: question(unsent), confirm: yes, cancel: no });
}

/** One person in one mall: the hash that stays on the phone is of this. */
function whoAsks(): string {
  const { id = '', mobileNumber = '' } = storedUser() ?? {};
  return `${id} ${mobileNumber}`;
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
