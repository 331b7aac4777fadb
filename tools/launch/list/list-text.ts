import { counted } from '../../../build/shared/words';
import { keys, type LaunchReport } from './item';

const signs = { ok: '✔', failed: '✘', notTried: '–' } as const;
const width = Math.max(...keys.map((key) => key.length));
const under = ' '.repeat(width + 4);

/** The launch list for people: a line for each thing, and below it what to do and who does it. */
export function listText({ merchant, items }: LaunchReport): string {
  const lines = items.flatMap(({ key, result, detail, todo, who }) => {
    const [first = '', ...rest] = detail.split('\n');
    const why = result === 'notTried' ? `not tried: ${first}` : first;
    const steps = todo === '' ? [] : todo.split('\n').map((step) => `${under}→ ${who}: ${step}`);
    return [
      `${signs[result]} ${key.padEnd(width)}  ${why}`,
      ...rest.map((each) => `${under}${each}`),
      ...steps,
    ];
  });
  const count = (wanted: string) => items.filter(({ result }) => result === wanted).length;
  const [bad, left] = [count('failed'), count('notTried')];
  const verdict =
    bad > 0
      ? `${counted(bad, 'thing')} to do before mall ${merchant} opens.`
      : left > 0
        ? `Nothing is wrong with mall ${merchant}, but ${counted(left, 'line')} could not be tried.`
        : `Mall ${merchant} is ready.`;
  return `${[...lines, '', verdict].join('\n')}\n`;
}
