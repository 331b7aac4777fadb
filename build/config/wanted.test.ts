import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { allowedKeys } from './checks/schema-keys';
import { wantedFor } from './find-wanted';
import { wanted } from './wanted';

const fields = wanted.flatMap(({ kind, answer }) => (kind === 'field' ? [answer] : []));

it('each phrase belongs to one row, and finds it', () => {
  const all = wanted.flatMap((row) => row.words.map((phrase) => ({ row, phrase })));
  const names = all.map(({ phrase }) => phrase);
  expect(names.filter((phrase, index) => names.indexOf(phrase) !== index)).toEqual([]);
  for (const { row, phrase } of all) expect(wantedFor(phrase), phrase).toContain(row);
});

it('a row is a key of the config or a sentence, and every area that a mall may switch off has one', () => {
  for (const field of fields) {
    const path = field.startsWith('texts.') ? ['texts', field.slice('texts.'.length)] : field.split('.');
    expect(allowedKeys(path.slice(0, -1)), field).toContain(path.at(-1));
  }
  const sentences = wanted.filter(({ kind }) => kind !== 'field');
  expect(sentences.filter(({ answer }) => !/^[A-Z].+\.$/.test(answer))).toEqual([]);
  const areas = Object.keys(merchantSchema.shape.screens.unwrap().shape).map((area) => `screens.${area}`);
  expect(areas.filter((area) => !fields.includes(area))).toEqual([]);
});

it('every key of the table in docs/brand.md is found by what clients say', () => {
  const guide = readFileSync('docs/brand.md', 'utf8');
  const rows = guide.split('| You want | Key |')[1]?.split('\n\n')[0] ?? '';
  const keys = [...rows.matchAll(/`([a-z]+(?:\.[A-Za-z]+)*)`/g)].flatMap(([, key]) => key ?? []);
  const isKnown = (key: string) =>
    fields.some((field) => field === key || field.startsWith(`${key}.`) || key.startsWith(`${field}.`));
  expect(keys.length).toBeGreaterThan(15);
  const areas = ['stores', 'contact']; // written like keys
  expect(keys.filter((key) => !isKnown(key) && !areas.includes(key))).toEqual([]);
});

it.each([
  ['privacy', 'links.privacy'],
  ['splash', 'manifest.backgroundColor'],
  ['loyalty card color', 'theme.gradient'],
  ['second languages', 'manifest.language'],
  ['custom domain', 'hosts'],
  ['GA4', 'never'],
  ['app store', 'never'],
  ['we want a dark mode please', 'never'],
  ['parking', 'never'],
  ['WhatsApp', 'backend'],
  ['sender id', 'backend'],
  ['points expiry', 'backend'],
  ['birthd', 'backend'],
  ['dns', 'people'],
])('a search for %s leads to %s', (query, place) => {
  const found = wantedFor(query).map(({ kind, answer }) => (kind === 'field' ? answer : kind));
  expect(found).toContain(place);
});

it('a search for less than three letters means nothing yet', () => {
  expect(wantedFor(' ot ')).toEqual([]);
  expect(wantedFor('unicorn')).toEqual([]);
});
