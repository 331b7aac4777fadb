/** Id of the page's own login form, which works before the app is there (docs/decisions/0003-first-paint.md). */
export const firstLoginId = 'first-login';

/** Id of the JSON block in `index.html` that names the files of each screen. */
export const screenFilesId = 'screen-files';

/** Each file is named once, because most screens share files. The numbers are indexes of `files`. */
export interface ScreenFiles {
  files: readonly string[];
  /** By the first part of the screen's address. */
  screens: Readonly<Record<string, readonly number[]>>;
  /** What restores the data of an earlier visit. */
  restoring: readonly number[];
}
