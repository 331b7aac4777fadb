import './brief.css';
import { Button, CopyButton, Stack, Text, Textarea } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { readBrief, type Wish } from '../../../build/config/brief/read-brief';
import { replyTo, results } from '../../../build/config/brief/reply';
import { counted } from '../../../build/shared/words';
import { useEditor } from '../editor-context';
import { useMail } from './mail';
import { WishItem } from './wish-item';

/** What becomes of each wish of a client's mail, and a reply to send. `onLeave` is called when somebody goes to a field. */
export function Brief({ onLeave }: { onLeave: () => void }) {
  const { config } = useEditor();
  const mail = useMail();
  const text = useDeferredValue(mail.text); // reading a long mail must not hold typing up
  const isLong = text.length > longest;
  const wishes = useMemo(
    () => (isLong ? [] : readBrief(text, config, mail.judged)),
    [text, config, isLong, mail.judged],
  );
  const asked = wishes.filter(({ isPlain }) => !isPlain);
  return (
    <Stack gap="md">
      <Text size="sm" className="quiet">
        Paste the client's mail. Nothing of it is stored or sent, so it is gone after a reload. The answers
        come from a table of words, which are marked; where the table has none, that is said, and you answer
        yourself.
      </Text>
      <Textarea
        label="The client's mail"
        autosize
        minRows={4}
        maxRows={10}
        value={mail.text}
        error={isLong && 'This is longer than 50,000 letters. Paste the wishes alone.'}
        onChange={({ currentTarget }) => mail.set({ text: currentTarget.value })}
        data-autofocus
      />
      <Text size="sm" fw={600} role="status">
        {asked.length > 0 && summaryOf(asked)}
      </Text>
      {asked.length > 0 && (
        <>
          <Stack component="ul" gap="md" className="lined" aria-label="Points of the mail">
            {wishes.map((wish, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail may say the same twice
              <WishItem key={index} wish={wish} onLeave={onLeave} />
            ))}
          </Stack>
          <Reply text={replyTo(wishes)} />
        </>
      )}
    </Stack>
  );
}

/** Letters. */
const longest = 50_000;

function Reply({ text }: { text: string }) {
  return (
    <div>
      <Textarea label="A reply to send" autosize minRows={4} maxRows={12} readOnly value={text} />
      <CopyButton value={text} timeout={4000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} mt="sm">
            {copied ? 'Copied' : 'Copy the reply'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}

function summaryOf(asked: readonly Wish[]): string {
  const all = asked.flatMap(({ answers }) => answers);
  const counts = results.flatMap(({ result, label }) => {
    const count = all.filter((answer) => answer.result === result).length;
    return count === 0 ? [] : [`${count} ${label.toLowerCase()}`];
  });
  const open = asked.filter(({ answers }) => answers.length === 0).length;
  const inPart = asked.filter(({ rest }) => rest.length > 0).length;
  const parts = [
    ...counts,
    ...(open > 0 ? [`${open} not recognised`] : []),
    ...(inPart > 0 ? [`${inPart} recognised in part`] : []),
  ];
  return `${counted(asked.length, 'point')}: ${parts.join(', ')}`;
}
