import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { keepDraft, keptDraft } from './kept-draft';

const base = { text: '{}', contents: {}, version: '1' };
const keptWith = (logo: string) => ({
  base,
  draft: { text: '{}', files: { 'logo.svg': logo } },
  undecided: [],
});

it('unsaved changes are kept for each mall by itself, with pictures of any size, until they are saved', async () => {
  const large = keptWith('x'.repeat(6_000_000));
  expect([await keepDraft('36', large), await keepDraft('37', keptWith('small'))]).toEqual([true, true]);
  expect(await keptDraft('36')).toEqual(large);
  await keepDraft('36', undefined);
  expect([await keptDraft('36'), await keptDraft('37')]).toEqual([undefined, keptWith('small')]);
});
