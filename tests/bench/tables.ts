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
