import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { allowedKeys } from '../checks/schema-keys';
import { mentionsIn, phrasesOf, topics, topicsFor } from './find-topics';
import { pathOf } from './topic';

const read = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');
const guide = read('onboarding.md');

it('each phrase belongs to one topic, and finds it', () => {
  const all = topics.flatMap((topic) => phrasesOf(topic).map((phrase) => ({ topic, phrase })));
  const twice = all.filter(
    ({ phrase }, index) => all.findIndex((other) => other.phrase === phrase) !== index,
  );
  expect(twice.map(({ phrase }) => phrase)).toEqual([]);
  for (const { topic, phrase } of all) {
    expect(
      mentionsIn(phrase.replaceAll('#', '100')).filter((mention) => mention.topic !== topic),
      phrase,
    ).toEqual([]);
  }
});

it('each topic has a name of its own, which is the first of its phrases', () => {
  const names = topics.map((topic) => phrasesOf(topic)[0] ?? '');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(topics.filter(({ words }) => /^[^,]*[&|]/.test(words.replace('t&c', '')))).toEqual([]);
});

it('fields are keys of the config, and calls are calls of a backend', () => {
  const spec: { paths: object } = JSON.parse(read('backend/openapi.json'));
  const calls = Object.keys(spec.paths).map((path) => path.slice(1));
  for (const topic of topics) {
    const { at, call } = topic;
    const path = pathOf(topic);
    if (at) expect(allowedKeys(path.slice(0, -1)), at).toContain(path.at(-1));
    if (call) expect(calls).toContain(call);
  }
  const areas = Object.keys(merchantSchema.shape.screens.unwrap().shape);
  expect(topics.flatMap(({ at = '' }) => at.match(/^screens\.(.*)/)?.[1] ?? [])).toEqual(areas);
});

it('the guide and the table say the same', () => {
  // what a mall can want, as the table of step 2 lists it
  const wanted = guide.split('| You want | Key |')[1]?.split('\n\n')[0] ?? '';
  const keys = [...wanted.matchAll(/`([a-z]+(?:\.[A-Za-z]+)*)`/g)].flatMap(([, key]) => key ?? []);
  const known = topics.flatMap(({ at }) => at ?? []);
  const isKnown = (key: string) =>
    known.some((at) => at === key || at.startsWith(`${key}.`) || key.startsWith(`${at}.`));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !isKnown(key) && !isChoice(key))).toEqual([]);

  const kinds = (words: string) => topicsFor(words).map(({ kind }) => kind);
  const rows = guide.split('| The mall wants | It comes from |')[1]?.split('\n\n')[0]?.split('\n') ?? [];
  for (const row of rows) {
    const [, what = '', from = ''] = row.split('|');
    const asked = what.split(/[,;]/).map((part) => part.trim());
    if (from.includes("the client's backend")) {
      expect(asked.flatMap(kinds), what).toContain('backend');
    } else if (from.includes('not possible') && what.includes('analytics')) {
      expect(asked.flatMap(kinds), what).toContain('never');
    }
  }
});

/** Names of areas and values that the guide writes like keys. */
function isChoice(key: string): boolean {
  return /^(stores|contact|offers)$/.test(key);
}

it.each([
  ['privacy', 'links.privacy'],
  ['GA4', 'never'],
  ['splash', 'manifest.backgroundColor'],
  ['loyalty card color', 'theme.gradient'],
  ['WhatsApp', 'getStoreLocations'],
  ['app store', 'never'],
  ['second language', 'manifest.language'],
  ['dark mode', 'never'],
  ['custom domain', 'hosts'],
  ['sender id', 'getOtp'],
  ['points expiry', 'getCustomerArchiveData'],
  ['birthd', 'registerCustomer'],
  ['bill scan rules', 'getBillUploadGuidelines'],
  ['parking', 'never'],
])('a search for %s leads to %s', (query, place) => {
  const found = topicsFor(query).map(({ at, call, kind }) => at ?? call ?? kind);
  expect(found).toContain(place);
});

it('a word in company counts near the others alone, in any order and form', () => {
  const found = (text: string) =>
    topics.filter((topic) => mentionsIn(text).some((each) => each.topic === topic));
  const [refund] = topicsFor('refund');
  expect(found('somebody exchanged the goods')).toEqual([refund]);
  expect(found('goods that somebody exchanges')).toEqual([refund]);
  expect(found('somebody exchanged a smile')).toEqual([]);
  expect(found('he exchanged. The goods are blue')).toEqual([]);
  expect(found(`he exchanged ${'much '.repeat(10)} later with goods`)).toEqual([]);
});

it.each([
  ['guests who exist already: existing guests', 'checkCustomerData'],
  ['reciepts older than a week', 'getBillUploadGuidelines'],
  ['outlet names', 'getStoreLocatorFloorCatDetails'],
])('another word for the same: %s', (text, call) => {
  expect(mentionsIn(text).map(({ topic }) => topic.call)).toContain(call);
});
