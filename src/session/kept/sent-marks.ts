import { fromBase64, toBase64 } from '@/lib/base64';
import { storedUser } from '../stored-user';
import { sentVisit } from '../stored-values';
import { decrypt, encrypt } from './cipher';
import { labelled, unlabelled } from './kept-value';

/** The forms that may leave twice: nothing in the backend says that it has them already. */
export type OnceForm = 'feedback' | 'visit';

/** For how long it is remembered what has left, ms (docs/product/session.md#sent-twice). */
const sentMemory = 10 * 60_000;

/** Client state by its name, so a logout removes a customer's; `clearSessionValues` removes a visitor's. */
const names: Record<OnceForm, string> = { feedback: 'state.sent-feedback', visit: sentVisit };

export interface SentMark {
  /** Of the fields and who has sent them. */
  hash: string;
  /** When it left, ms. */
  at: number;
}

/** What has left in the last minutes and may have arrived. Nothing where the browser keeps nothing. */
export async function sentMarks(form: OnceForm): Promise<readonly SentMark[]> {
  try {
    const text = await decrypt(fromBase64(place().getItem(names[form]) ?? ''));
    // Written below and authenticated by AES-GCM, so its shape is known.
    const marks = JSON.parse(unlabelled(text ?? '') ?? '[]') as SentMark[];
    return marks.filter(({ at }) => Math.abs(Date.now() - at) < sentMemory);
  } catch {
    return []; // nothing was kept, or it cannot be read
  }
}

/** Keeps this mark instead of an earlier one with its hash. Never rejects. */
export async function keepMark(form: OnceForm, mark: SentMark): Promise<void> {
  const others = (await sentMarks(form)).filter(({ hash }) => hash !== mark.hash);
  await write(form, [...others, mark]);
}

/** Forgets a mark: what it stands for has not arrived. Never rejects. */
export async function dropMark(form: OnceForm, { hash }: SentMark): Promise<void> {
  const marks = await sentMarks(form);
  const others = marks.filter((mark) => mark.hash !== hash);
  if (others.length < marks.length) await write(form, others); // a logout has removed it otherwise
}

async function write(form: OnceForm, marks: readonly SentMark[]): Promise<void> {
  const owner = storedUser()?.id;
  try {
    const bytes = await encrypt(labelled(JSON.stringify(marks)));
    if (bytes && storedUser()?.id === owner) place().setItem(names[form], toBase64(bytes));
  } catch (error) {
    console.warn('It is not remembered what was sent.', error);
  }
}

/** A customer's marks are for every tab; a visitor's belong to the tab, as the next visitor is somebody else. */
function place(): Storage {
  return storedUser() ? localStorage : sessionStorage;
}
