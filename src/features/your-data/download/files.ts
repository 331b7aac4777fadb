import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { downloadTexts } from '@/brand/texts/download';
import { formatDate } from '@/lib/dates';
import { escapeHtml } from '@/lib/escape-html';
import { today } from '@/lib/today';
import { type FileTable, fileTables } from './file-tables';
import type { Collected, Part } from './own-data';

/** Says what is not in the file, and whom to ask for it. */
export function gaps(missing: readonly Part[], contact: string): string[] {
  const texts = textsOf(downloadTexts);
  const never = [texts.visits, texts.feedback, texts.consents].join(', ');
  return [
    fill(texts.unread, { parts: never, contact }),
    ...(missing.length > 0
      ? [fill(texts.missing, { parts: missing.map((part) => texts[part]).join(', '), contact })]
      : []),
  ];
}

/** The data for programs, with the names that the app gives to its fields. */
export function jsonFile({ data, missing }: Collected, contact: string): string {
  const { name: mall, programName: program } = currentBrand();
  return JSON.stringify(
    { mall, program, readOn: today(), notHere: gaps(missing, contact), ...data },
    null,
    2,
  );
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.375rem .5rem;border-bottom:1px solid;text-align:start;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}`;

/** The data for people: one page that loads nothing, and that can be printed. */
export function htmlFile({ data, missing }: Collected, contact: string): string {
  const texts = textsOf(downloadTexts);
  const { name: mall, programName: program, language } = currentBrand();
  const title = escapeHtml(fill(texts.fileTitle, { mall }));
  const made = fill(texts.fileMade, { program, date: formatDate(today(), 'long') });
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${[made, ...gaps(missing, contact)].map((words) => `<p>${escapeHtml(words)}</p>`).join('\n')}
${fileTables(data).map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ title, head, rows }: FileTable): string {
  const heading = `<h2>${escapeHtml(title)}</h2>`;
  if (rows.length === 0) return `${heading}\n<p>${escapeHtml(textsOf(downloadTexts).none)}</p>`;
  const top = head ? `<thead><tr>${head.map((word) => cell(word, 'col')).join('')}</tr></thead>\n` : '';
  const lines = rows.map(
    (row) => `<tr>${row.map((word, at) => cell(word, head || at > 0 ? undefined : 'row')).join('')}</tr>`,
  );
  return `${heading}\n<table>\n${top}<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`;
}

/** A cell, or the name of a row or column. */
function cell(word: string, names?: 'row' | 'col'): string {
  const text = escapeHtml(word);
  return names ? `<th scope="${names}">${text}</th>` : `<td>${text}</td>`;
}
