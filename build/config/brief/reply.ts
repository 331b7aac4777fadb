import type { Answer } from './answer-to';
import type { Wish } from './answer-wish';

/** A reply to the client in plain words, with every wish under what becomes of it. Only confirmed answers are in it. */
export function replyTo(wishes: readonly Wish[]): string {
  const parts = results.map(({ result, title }) => {
    const lines = wishes.flatMap(({ text, answers }) => {
      const said = answers
        .filter((answer) => answer.isConfirmed && answer.result === result)
        .map(({ say }) => toClient(say));
      return said.length === 0 ? [] : [`- "${text}"\n  ${[...new Set(said)].join('\n  ')}`];
    });
    return { title, lines };
  });
  const open = wishes.flatMap((wish) => wish.open);
  const all = [
    ...parts,
    { title: 'We come back to you about these', lines: open.map((text) => `- "${text}"`) },
  ].filter(({ lines }) => lines.length > 0);
  const body = all.map(({ title, lines }) => `${title}:\n${lines.join('\n')}`);
  return [
    'Hello,',
    'thank you for your brief. This is what becomes of each point.',
    ...body,
    'Kind regards',
  ].join('\n\n');
}

/** What becomes of a wish, in the order of the reply, with words for staff and for the client. */
export const results: readonly { result: Answer['result']; label: string; title: string }[] = [
  { result: 'done', label: 'Done', title: 'This is there' },
  { result: 'todo', label: 'To do', title: 'We set this up' },
  { result: 'backend', label: 'Backend', title: 'Your backend decides this' },
  { result: 'impossible', label: 'Not possible', title: 'This is not possible' },
  { result: 'ask', label: 'Ask the client', title: 'Please tell us' },
];

function toClient(say: string): string {
  return say
    .replace(/the client's/gi, (words) => (words.startsWith('T') ? 'Your' : 'your'))
    .replace(/\bof the client\b/g, 'of yours')
    .replace(/\bthe client decides\b/g, 'you decide');
}
