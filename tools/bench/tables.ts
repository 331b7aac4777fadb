/** A name and its cells. */
export type Row = readonly [name: string, ...cells: string[]];

/** Lines with columns as wide as their content: names to the left, figures to the right. */
export function alignedTable(title: string, rows: readonly Row[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(cell.length, known[column] ?? 0)),
    [],
  );
  const line = ([name, ...cells]: Row) =>
    [
      `  ${name.padEnd(widths[0] ?? 0)}`,
      ...cells.map((cell, column) => cell.padStart(widths[column + 1] ?? 0)),
    ]
      .join('  ')
      .trimEnd();
  return [title, ...rows.map(line)].join('\n');
}

/** Bytes as kB of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
