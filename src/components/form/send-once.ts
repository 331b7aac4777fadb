import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { sentTwiceTexts } from '@/brand/texts/sent-twice';
import { formatMoment } from '@/lib/dates';
import { sha256 } from '@/lib/sha256';
import { dropMark, keepMark, type OnceForm, type SentMark, sentMarks } from '@/session/kept/sent-marks';
import { requireSame } from '@/session/require-user';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { failureOf } from '@/transport/call-error';
import { ask } from '@/ui/feedback/ask';

type Turn<Reply> = { kind: 'sent'; reply: Reply } | { kind: 'sentBefore'; at: number };

/**
 * Sends a form that the backend would store twice (docs/product/session.md#sent-twice). What leaves is remembered
 * first. The same again asks, and is undefined for a shopper who says no. Tabs take turns. Rejects like `send`, and when
 * another customer has logged in while it waited. Call it around a mutation, not in it: the loader of running mutations
 * would lie over the question.
 */
export async function sendOnce<Reply>(
  form: OnceForm,
  fields: object,
  sendIt: () => Promise<Reply>,
): Promise<{ reply: Reply } | undefined> {
  const customerId = storedUser()?.id;
  const send = async () => {
    requireSame(customerId, form);
    return sendIt();
  };
  const hash = await hashOf(fields);
  if (hash === undefined) return { reply: await send() };
  let agreed: number | undefined;
  for (;;) {
    const turn = await withLock(`sent-${form}`, {}, () => takeTurn(form, hash, send, agreed));
    if (turn.kind === 'sent') return turn;
    // Outside of the lock, because the other tabs must not wait for an answer.
    if (!(await askAgain(turn.at))) return undefined;
    agreed = turn.at;
  }
}

/** `agreed`: when the one left that the shopper knows of. Another tab may have sent it once more since. */
async function takeTurn<Reply>(
  form: OnceForm,
  hash: string,
  send: () => Promise<Reply>,
  agreed: number | undefined,
): Promise<Turn<Reply>> {
  const before = (await sentMarks(form)).find((mark) => mark.hash === hash);
  if (before && before.at !== agreed) return { kind: 'sentBefore', at: before.at };
  const mark: SentMark = { hash, at: Date.now() };
  await keepMark(form, mark);
  const page = watchEnd();
  try {
    return { kind: 'sent', reply: await send() };
  } catch (error) {
    // After any other failure the shopper has read that it was not sent.
    if (failureOf(error).kind !== 'timeout' && !page.ends()) await dropMark(form, mark);
    throw error;
  } finally {
    page.stop();
  }
}

/** Some browsers break off what runs when a page ends. Nobody reads of such a failure. */
function watchEnd() {
  const events = ['beforeunload', 'pagehide'] as const;
  let ends = false;
  const end = () => {
    ends = true;
  };
  for (const event of events) addEventListener(event, end);
  return {
    ends: () => ends,
    stop: () => {
      for (const event of events) removeEventListener(event, end);
    },
  };
}

/** Undefined where the browser has no WebCrypto: nothing can be kept there. The minute of a visit changes while it is sent again. */
async function hashOf(fields: object): Promise<string | undefined> {
  const facts = Object.entries(fields)
    .filter(([name]) => name !== 'time')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([storedUser()?.id ?? '', facts])).catch(() => undefined);
}

function askAgain(at: number): Promise<boolean> {
  const { yes, no } = textsOf(commonTexts);
  const { time } = formatMoment(at);
  return ask({ text: fill(textsOf(sentTwiceTexts).question, { time }), confirm: yes, cancel: no });
}
