/**
 * How many modules (widths of the thinnest bar) a picture of a code is wide. It measures the shortest run of one shade
 * in its middle row. A picture that this page may not read counts as one with bars of 2 px.
 */
export function modulesOf(image: HTMLImageElement): number {
  const { naturalWidth: width, naturalHeight: height } = image;
  try {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    if (!context) return width / 2;
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, 1);
    context.drawImage(image, 0, Math.floor(height / 2), width, 1, 0, 0, width, 1);
    return width / shortestRun(context.getImageData(0, 0, width, 1).data);
  } catch {
    return width / 2;
  }
}

/** The shortest run of dark or light pixels, in pixels, in a row of RGBA values. Edges of the picture do not count. */
export function shortestRun(row: Uint8ClampedArray): number {
  const runs: number[] = [];
  let length = 0;
  for (let pixel = 0; pixel < row.length / 4; pixel += 1) {
    const isDark = (row[pixel * 4] ?? 255) < 128;
    const wasDark = pixel > 0 && (row[pixel * 4 - 4] ?? 255) < 128;
    if (pixel > 0 && isDark !== wasDark) {
      runs.push(length);
      length = 0;
    }
    length += 1;
  }
  const inner = runs.slice(1);
  return inner.length > 0 ? Math.min(...inner) : 2;
}
