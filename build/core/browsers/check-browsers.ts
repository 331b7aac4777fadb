import { Failure } from '../../shared/failure';
import type { MadeFile } from '../site-file';
import { isAllowed } from './allowed';
import { beyondThePromise } from './beyond';
import { promiseInWords } from './promise';
import { type BrowserFinding, scriptFindings } from './script-findings';

const beyond = beyondThePromise();

/**
 * The features in the scripts among these files that some promised browser lacks, and that are not on the list of
 * harmless uses. The scripts must be those of one program: the app, or the service worker.
 */
export function browserFindings(files: readonly MadeFile[]): BrowserFinding[] {
  const scripts = files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }));
  return scriptFindings(scripts, beyond).filter((finding) => !isAllowed(finding));
}

/** Throws `Failure` when a promised browser could not run what was found (docs/decisions/0037-promised-browsers.md). */
export function refuseFindings(findings: readonly BrowserFinding[]): void {
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
