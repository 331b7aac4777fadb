import { appendFile } from 'node:fs/promises';
import { plainLine } from '@/lib/plain-text';
import type { Problem } from '../../../build/shared/problem';

type Variables = Readonly<Record<string, string | undefined>>;

/** Problems as lines that GitHub shows beside the file (https://docs.github.com/actions/reference/workflow-commands). '' elsewhere. */
export function annotations(problems: readonly Problem[], { GITHUB_ACTIONS }: Variables): string {
  if (GITHUB_ACTIONS !== 'true') return '';
  return problems
    .map(({ file, line, column, severity, message, fix, merchant }) => {
      const title = merchant === '' ? 'Malls' : `Mall ${merchant}`;
      const place = Object.entries({ file, line, col: column, title })
        .map(
          ([name, value]) =>
            `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
        )
        .join(',');
      const kind = severity === 'note' ? 'notice' : severity;
      return `::${kind} ${place}::${escaped([message, ...(fix ? [`→ ${fix}`] : [])].join('\n'))}\n`;
    })
    .join('');
}

/** Line ends as GitHub reads them. What else the log would obey is spelled. */
function escaped(text: string): string {
  const lines = text.replaceAll('%', '%25').split(/\r\n|\r|\n/);
  return lines.map(plainLine).join('%0A');
}

/** Adds a part to the page of this run, where there is one. `markdown` ends with its last line. */
export async function addToSummary(
  title: string,
  markdown: string,
  { GITHUB_STEP_SUMMARY }: Variables,
): Promise<void> {
  if (!GITHUB_STEP_SUMMARY) return;
  await appendFile(GITHUB_STEP_SUMMARY, `## ${title}\n\n${markdown.slice(0, longest)}\n`);
}

/** A text as it is, in a fence that it cannot close. */
export function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return `${fence}\n${text.slice(0, longest - 2 * fence.length - 2)}\n${fence}`;
}

/** GitHub takes 1 MiB for a step. */
const longest = 200_000;
