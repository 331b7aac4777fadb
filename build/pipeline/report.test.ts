import { describe, expect, it } from 'vitest';
import { reportText, type SiteReport } from './report';

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
