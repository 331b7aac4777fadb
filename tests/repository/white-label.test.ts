import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMerchants } from '../../build/config/load';

const { merchants } = await loadMerchants('merchants');
const sources = (await readdir('src', { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .sort();

async function linesWith(files: readonly string[], pattern: RegExp): Promise<string[]> {
  const hits = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(file, 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      );
    }),
  );
  return hits.flat();
}

function anyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

describe('the code of the app', () => {
  it('knows no merchant by id, because merchants differ by capability', async () => {
    expect(merchants.length).toBeGreaterThan(0);
    const ids = anyOf(merchants.map(({ id }) => id));
    // A JSX attribute such as cy="36" is a length, and a single digit may mean anything.
    const telling = anyOf(merchants.map(({ id }) => id).filter((id) => id.length > 1));
    const value = `(?<![\\w-]=)['"\`](${telling})['"\`]`;
    const comparison = `merchant\\w*\\W{1,12}(${ids})\\b`;
    expect(await linesWith(sources, new RegExp(`${value}|${comparison}`, 'i'))).toEqual([]);
  });

  it('knows no merchant by name, programme or host', async () => {
    const words = merchants.flatMap(({ config }) => [
      config.name,
      config.program?.name ?? config.name,
      ...config.hosts,
    ]);
    // Whole words, in the same letter case: a mall may be called Market.
    const pattern = new RegExp(`(?<!\\p{L})(${anyOf(words)})(?!\\p{L})`, 'u');
    expect(await linesWith(sources, pattern)).toEqual([]);
  });

  it('has no colour of its own, because colours come from the palette', async () => {
    const drawn = sources.filter((file) => !file.startsWith('src/brand/'));
    expect(drawn.length).toBeGreaterThan(0);
    const hex = '#[0-9a-f]{3}([0-9a-f]{3})?([0-9a-f]{2})?\\b';
    const called = '\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
    const named =
      '(color|background|fill|stroke|border[\\w-]*)["\']?\\s*[:=]\\s*[{"\']*(white|black|red|orange|blue|pink|gr[ae]y)\\b';
    expect(await linesWith(drawn, new RegExp(`${hex}|${called}|${named}`, 'i'))).toEqual([]);
  });
});
