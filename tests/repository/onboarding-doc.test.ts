import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { referralLayouts } from '@/brand/referral-layouts';

it('docs/onboarding.md shows every layout of refer a friend', async () => {
  const page = await readFile('docs/onboarding.md', 'utf8');
  const shown = [...page.matchAll(/src="pictures\/referral-(\w+)\.png"/g)].map(([, layout]) => layout);
  expect(shown).toEqual(referralLayouts);
  expect(shown.filter((layout) => !existsSync(`docs/pictures/referral-${layout}.png`))).toEqual([]);
});
