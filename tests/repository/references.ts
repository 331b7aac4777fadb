/** A reference in a document or a comment. */
export interface Reference {
  /** Path of the file with the reference, from the root of the repository. */
  from: string;
  line: number;
  /** The reference as written. */
  text: string;
  /** Path from the root of the repository. */
  path: string;
  /** The anchor of a heading, or ''. */
  anchor: string;
}

/** Links of a Markdown file to files of the repository. */
export function linksIn(from: string, markdown: string): Reference[] {
  return found(from, markdown, /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g, (target) =>
    target === '' ? from : resolved(from, target),
  );
}

/** References such as `docs/product/cart.md#quantities`, in code and in texts. */
export function pointersIn(from: string, text: string): Reference[] {
  return found(
    from,
    text,
    /(?<![\w/.])(docs\/[\w./-]*\.md|docs\/decisions\/\d{4}(?![\w-]))(?:#([\w-]+))?/g,
    (path) => path,
  );
}

/** Chapters of documents that are not in the repository, such as the third one of "part 1". */
export function chaptersIn(from: string, text: string): string[] {
  return Array.from(text.matchAll(/^.*§ ?\d.*$/gm), ({ 0: line }) => `${from}: ${line.trim()}`);
}

/**
 * Files and folders of the repository that a Markdown file names in backticks. Examples with `<…>`, `*` or `…` do not
 * count.
 */
export function pathsIn(from: string, markdown: string): Reference[] {
  return found(
    from,
    markdown,
    /`((?:src|build|tools|sandbox|tests|scripts|templates|public|docs)\/[\w./$-]*)`/g,
    (path) => path,
  );
}

/** The anchors of a Markdown file's headings, made like GitHub's. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    anchors.add(anchor);
  }
  return anchors;
}

function found(from: string, text: string, pattern: RegExp, pathOf: (target: string) => string): Reference[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, 1: target = '', 2: anchor = '', index }) => ({
    from,
    line: text.slice(0, index).split('\n').length,
    text: whole,
    path: pathOf(target),
    anchor,
  }));
}

/** Resolves `../x.md` from a file. */
function resolved(from: string, target: string): string {
  return new URL(target, `file:///${from}`).pathname.slice(1);
}
