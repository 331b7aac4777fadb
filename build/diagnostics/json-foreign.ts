/** Files that are something else than JSON, by how they begin. */
const kinds: readonly { start: RegExp; what: string; fix: string }[] = [
  {
    start: /^\{\\rtf/,
    what: 'This is a formatted document (RTF), not plain text',
    fix: 'open it where it was written, copy its text into a new file, and save that as plain text',
  },
  {
    start: /^<(!doctype\s+html|html|head|body)\b/i,
    what: 'This is a web page (HTML), not JSON',
    fix: 'download the file itself, not the page that shows it',
  },
  { start: /^</, what: 'This is an XML or SVG file, not JSON', fix: 'put the config in its place' },
];

const conflict = /^(<{7}|={7}|>{7}|\|{7})( .*)?$/m;

/** What a file is that is no JSON at all. Advice about its brackets and quotes would lead nowhere. */
export function foreignFormat(text: string) {
  const marks = conflict.exec(text);
  if (marks) {
    return {
      offset: marks.index,
      message: `Git left both versions of these lines here, because it could not merge them (found: ${marks[1]}). The rest of the file is checked after you fix this.`,
      fix: 'keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>',
      harmless: false,
    };
  }
  const offset = text.length - text.trimStart().length;
  const kind = kinds.find(({ start }) => start.test(text.slice(offset, offset + 200)));
  return kind && { offset, message: `${kind.what}.`, fix: kind.fix, harmless: false };
}
