import { groupBy } from '../shared/group-by';
import { formatProblem, type Problem } from '../shared/problem';
import { counted, fewOf } from '../shared/words';
import { type CheckReport, countOf } from './check-report';

type Verdict = CheckReport['merchants'][number];

/** Digits of an id. A word that is no id may be longer. */
const longestId = 10;
/** With more malls, those with nothing to look at are counted and not listed. */
const mostListed = 20;
/** Of one mall among several. */
const mostProblems = 5;
/** How many malls a line names. */
const mostNamed = 5;

/**
 * The report for people. What fails comes last, right above the summary. Each mall has a line and, below it, its first
 * problems. What several malls have alike is told once.
 */
export function checkText({ merchants, problems }: CheckReport): string {
  const general = problems.filter(({ merchant }) => merchant === '');
  const alike = alikeIn(problems.filter(({ merchant }) => merchant !== ''));
  const told = new Set(alike.flat());
  const ownOf = groupBy(
    problems.filter((problem) => !told.has(problem)),
    ({ merchant }) => merchant,
  );
  const width = Math.min(longestId, Math.max(0, ...merchants.map(({ merchant }) => merchant.length)));
  const most = merchants.length === 1 ? Infinity : mostProblems;
  const line = (verdict: Verdict) => mallText(verdict, ownOf.get(verdict.merchant) ?? [], { width, most });
  const good = merchants.filter(({ ok }) => ok);
  const quiet = good.filter(({ merchant }) => !ownOf.has(merchant));
  const isLong = merchants.length > mostListed && quiet.length > 1;
  const once = (isError: boolean) => [
    ...general.filter((each) => isErrorOf(each) === isError).map(formatProblem),
    ...alike.filter(([first]) => first && isErrorOf(first) === isError).map(alikeText),
  ];
  return [
    ...(isLong ? [`✔ ${quiet.length} malls can be built.`] : quiet.map(line)),
    ...once(false),
    ...good.filter(({ merchant }) => ownOf.has(merchant)).map(line),
    ...merchants.filter(({ ok }) => !ok).map(line),
    ...once(true),
    '',
    summary({ merchants, problems }),
  ].join('\n');
}

/** Problems that more than one mall has, by what they say. */
function alikeIn(problems: readonly Problem[]): Problem[][] {
  const groups = groupBy(problems, ({ severity, message, fix }) => JSON.stringify([severity, message, fix]));
  return [...groups.values()].filter((group) => mallsOf(group).length > 1);
}

function mallsOf(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ merchant }) => merchant))];
}

function alikeText(problems: readonly Problem[]): string {
  const malls = mallsOf(problems);
  return `${problems.slice(0, 1).map(formatProblem)}\n  In ${malls.length} malls: ${fewOf(malls, mostNamed)}.`;
}

function mallText(
  { merchant, name = '', ok, errors, warnings, notes }: Verdict,
  own: readonly Problem[],
  { width, most }: { width: number; most: number },
): string {
  const counts = Object.entries({ error: errors, warning: warnings, note: notes })
    .flatMap(([noun, count]) => (count > 0 ? [counted(count, noun)] : []))
    .join(', ');
  const title = `${ok ? (warnings > 0 ? '!' : '✔') : '✘'} ${merchant.padEnd(width)}  ${[name, counts].filter(Boolean).join(': ')}`;
  const texts = own.slice(0, most).map(formatProblem);
  if (own.length > most) texts.push(`… and ${own.length - most} more: npm run mall -- check ${merchant}`);
  return [title, ...texts.map((text) => indent(text, width + 4))].join('\n');
}

function isErrorOf({ severity }: Problem): boolean {
  return severity === 'error';
}

/** "It is fine" only when nothing is left to look at. */
function summary({ merchants, problems }: Pick<CheckReport, 'merchants' | 'problems'>): string {
  if (merchants.length === 0) return 'No merchants here.';
  const bad = merchants.filter(({ ok }) => !ok).length;
  const warnings = countOf(problems, 'warning');
  if (bad === merchants.length) {
    return `${bad === 1 ? 'It cannot' : `None of the ${bad} can`} be built before the fixes above.`;
  }
  if (bad > 0) {
    return `${merchants.length - bad} of ${merchants.length} can be built; the other ${bad === 1 ? 'one needs' : `${bad} need`} the fixes above.`;
  }
  if (warnings > 0) {
    const all = merchants.length === 1 ? 'It can be built' : `All ${merchants.length} can be built`;
    return `${all}. Look at the ${warnings === 1 ? 'warning' : `${warnings} warnings`} above before shoppers see it.`;
  }
  if (countOf(problems, 'error') > 0) return 'The problem above belongs to no single merchant.';
  return `${merchants.length === 1 ? 'It is' : `All ${merchants.length} are`} fine.`;
}

function indent(text: string, columns: number): string {
  return text.replace(/^/gm, ' '.repeat(columns));
}
