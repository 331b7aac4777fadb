import { describe, expect, it } from 'vitest';
import { reportText, type SiteReport } from './report';
import { kilobytes, ownLimit } from './site-size';

function sumOf(statuses: readonly SiteReport['status'][]): string | undefined {
  const sites = statuses.map((status, index) => {
    const merchant = String(index + 1);
    return { merchant, name: `Mall ${merchant}`, status, path: `dist/${merchant}`, release: '0001' };
  });
  return reportText({ ok: true, sites, failed: [], standing: [], problems: [] }).split('\n').at(-1);
}

describe('the sum of a build', () => {
  it.each<[SiteReport['status'][], string]>([
    [['built'], '1 site is built'],
    [['built', 'built'], '2 sites are built'],
    [['unchanged'], '1 site is unchanged'],
    [['built', 'unchanged', 'built'], '2 sites are built, 1 is unchanged'],
    [['unchanged', 'built', 'unchanged'], '1 site is built, 2 are unchanged'],
    [[], 'No site was built'],
  ])('of %j uses the words of the lines above it', (statuses, sum) => {
    expect(sumOf(statuses)).toBe(sum);
  });
});

it('a build says the size of own files with the number and the word of the page of all malls, and names those above the limit', () => {
  const sizes = [ownLimit, ownLimit + 1_000, undefined];
  const sites = sizes.map((own, index): SiteReport => {
    const size = own && { size: { total: 2 * own, own, font: 0 } };
    const merchant = String(index + 1);
    return { merchant, name: 'M', status: 'built', path: `dist/${merchant}`, release: '0001', ...size };
  });
  const lines = reportText({ ok: true, sites, failed: [], standing: [], problems: [] }).split('\n');
  expect(lines.slice(0, 3).map((line) => line.split('0001')[1]?.trim())).toEqual([
    `${kilobytes(ownLimit)} ✔ size`,
    `${kilobytes(ownLimit + 1_000)} ✘ size`,
    '',
  ]);
  expect(lines.at(-1)).toBe(`Too large: 2. A mall's own files may weigh ${kilobytes(ownLimit)}.`);
});
