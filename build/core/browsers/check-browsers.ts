import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../cli';
import { listFiles } from '../list-files';
import { isAllowed } from './allowed';
import { beyondThePromise } from './beyond';
import type { BrowserFile, BrowserFinding } from './finding';
import { promiseInWords } from './promise';
import { scriptFindings } from './script-findings';
import { styleFindings } from './style-findings';

/** The scripts and styles in a folder. */
export async function browserFiles(folder: string): Promise<BrowserFile[]> {
  const paths = (await listFiles(folder)).filter((path) => /\.(js|css)$/.test(path)).sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

/**
 * The features that these scripts and styles use, that some promised browser lacks, and that are not on the list of
 * harmless uses.
 */
async function browserFindings(files: readonly BrowserFile[]): Promise<BrowserFinding[]> {
  const beyond = beyondThePromise();
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const found = [
    ...(await scriptFindings(scripts, beyond)),
    ...styles.flatMap((style) => styleFindings(style, beyond)),
  ];
  return found.filter((finding) => !isAllowed(finding));
}

/** Throws `Failure` when a promised browser could not run these files (docs/decisions/0037-promised-browsers.md). */
export async function checkBrowsers(files: readonly BrowserFile[]): Promise<void> {
  const findings = await browserFindings(files);
  if (findings.length === 0) return;
  const features = [...new Set(findings.map(({ feature }) => feature))];
  throw new Failure(
    [
      `The compiled app uses features that some promised browsers lack (${promiseInWords}):`,
      ...features.map((feature) => told(findings.filter((finding) => finding.feature === feature))),
      'Do without them. Or let the code ask whether the browser has the feature, and list it in build/core/browsers/allowed.ts with the reason.',
    ].join('\n'),
  );
}

/** The first use of a feature, and how many there are. */
function told([first, ...more]: readonly BrowserFinding[]): string {
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  return first ? `  ${first.feature} in ${first.file} (… ${first.near} …)${others}` : '';
}
