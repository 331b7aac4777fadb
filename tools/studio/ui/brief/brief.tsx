import './brief.css';
import { Button, CopyButton, Stack, Text, Textarea } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { answerWish, type Wish } from '../../../../build/config/brief/answer-wish';
import { wishesIn } from '../../../../build/config/brief/read-brief';
import { replyTo, results } from '../../../../build/config/brief/reply';
import { counted } from '../../../../build/shared/words';
import { useEditor } from '../editor-context';
import { useMail } from './mail';
import { WishItem } from './wish-item';

/** What becomes of each wish of a client's mail, and a reply to send. `onLeave` is called when somebody goes to a field. */
export function Brief({ onLeave }: { onLeave: () => void }) {
  const { config } = useEditor();
  const mail = useMail();
  const text = useDeferredValue(mail.text); // reading a long mail must not hold typing up
  const isLong = text.length > longest;
  const found = useMemo(() => (isLong ? [] : wishesIn(text)), [text, isLong]);
  const wishes = useMemo(
    () => found.map((wish) => answerWish(wish, config, mail.judged.get(wish.text))),
    [found, config, mail.judged],
  );
  const asked = wishes.filter(({ isPlain }) => !isPlain);
  return (
    <Stack gap="md">
      <Text size="sm" className="quiet">
        Paste the client's mail. Nothing of it is stored or sent, so it is gone after a reload. The answers
        are suggestions for the marked words, which may mean something else here: confirm those that answer
        the point. Nothing goes into the reply before.
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

/** All counts are always there, so the line keeps its length and the list its place. */
function summaryOf(asked: readonly Wish[]): string {
  const toRead = asked.filter(({ open }) => open.length > 0).length;
  const confirmed = asked.flatMap(({ answers }) => answers.filter(({ isConfirmed }) => isConfirmed));
  const counts = results.map(({ result, label }) => {
    const count = confirmed.filter((answer) => answer.result === result).length;
    return `${count} ${label.toLowerCase()}`;
  });
  const points = counted(asked.length, 'point');
  return `${points}: ${asked.length - toRead} answered, ${toRead} to read. The answers: ${counts.join(', ')}.`;
}
