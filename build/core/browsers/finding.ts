/** The use of a feature that a promised browser lacks. */
export interface BrowserFinding {
  /** Path inside the site. */
  file: string;
  /** What is used, such as `Promise.withResolvers`. */
  feature: string;
  /** The code around it, on one line. */
  near: string;
}

/** A script that browsers get. */
export interface BrowserFile {
  path: string;
  text: string;
}

/** How many letters of code are shown before a finding, and from its start on. */
const shown = { before: 60, from: 100 };

export function findingAt(file: BrowserFile, feature: string, start: number, end: number): BrowserFinding {
  const near = file.text
    .slice(Math.max(0, start - shown.before), Math.max(end, start + shown.from))
    .replaceAll(/\s+/g, ' ');
  return { file: file.path, feature, near };
}
