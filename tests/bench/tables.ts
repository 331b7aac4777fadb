import type { BuildTimes } from './build-times';
import { type FirstLoad, type LoadedFile, total } from './first-load';

/** The size of a first load, file by file, in kB of 1000 bytes. */
export function loadTable({ address, scripts, styles, inlineStyles, page }: FirstLoad): string {
  const row = (name: string, { plain, brotli, gzip }: Omit<LoadedFile, 'path'>) =>
    `${name.padEnd(48)}${[plain, brotli, gzip].map((bytes) => (bytes / 1000).toFixed(1).padStart(9)).join('')}`;
  return [
    `First load of /${address}, kB`.padEnd(48) +
      ['plain', 'brotli', 'gzip'].map((head) => head.padStart(9)).join(''),
    ...[...scripts, ...styles].map((file) => row(`  ${file.path}`, file)),
    row('JavaScript', total(scripts)),
    row('CSS files', total(styles)),
    row('HTML, the entry’s CSS in it', page),
    row('  the entry’s CSS alone', total(inlineStyles)),
  ].join('\n');
}

/** How long building takes, compared with another figure of the same run. */
export function timesTable(times: BuildTimes): string {
  const row = (name: string, ms: number, note = '') =>
    `${name.padEnd(48)}${ms.toFixed(0).padStart(9)}  ${note}`.trimEnd();
  const over = times.allCold - times.plainCompile;
  return [
    'Building, ms (best of three)',
    row('Vite compile alone', times.plainCompile),
    row(
      `all ${times.merchants} merchants, cold`,
      times.allCold,
      `compile + ${over.toFixed(0)} (wanted: at most + 1500)`,
    ),
    row('each further merchant, cold', times.furtherMerchant, '(wanted: at most 25)'),
    row('all merchants, nothing changed', times.allUnchanged),
  ].join('\n');
}
