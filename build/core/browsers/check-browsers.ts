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

/**
 * The features that the scripts and styles of a folder use, that some promised browser lacks, and that are not on the
 * list of harmless uses.
 */
export async function browserFindings(folder: string): Promise<BrowserFinding[]> {
  const paths = (await listFiles(folder)).filter((path) => /\.(js|css)$/.test(path)).sort();
  const files = await Promise.all(
    paths.map(
      async (path): Promise<BrowserFile> => ({ path, text: await readFile(join(folder, path), 'utf8') }),
    ),
  );
  const beyond = beyondThePromise();
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  return [...scriptFindings(scripts, beyond), ...styles.flatMap((style) => styleFindings(style, beyond))];
}

/** Throws `Failure` when a promised browser could not run what was compiled into a folder (docs/decisions/0037-promised-browsers.md). */
export async function checkBrowsers(folder: string): Promise<void> {
  const findings = (await browserFindings(folder)).filter((finding) => !isAllowed(finding));
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
