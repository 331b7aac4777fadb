import { describe, expect, it } from 'vitest';
import { paletteKeys } from '@/brand/palette';
import { referralLayouts } from '@/brand/referral-layouts';
import { standardTexts } from '@/brand/texts/all-texts';
import { merchantJsonSchema } from './json-schema';

const schema = JSON.parse(merchantJsonSchema());

interface Node {
  title?: string;
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  enum?: string[];
  enumTitles?: string[];
  enumDescriptions?: string[];
}

describe('the JSON Schema of a merchant', () => {
  it('requires what has no default and refuses unknown keys', () => {
    expect(schema.required).toEqual(['name', 'hosts']);
    expect(schema.additionalProperties).toBe(false);
  });

  it('explains every colour and accepts it in large and small letters', () => {
    const { properties } = schema.properties.theme.properties.palette;
    expect(Object.keys(properties)).toEqual(Object.keys(paletteKeys));
    for (const [key, words] of Object.entries(paletteKeys)) {
      expect(properties[key], key).toMatchObject({ ...words, pattern: '^#[0-9a-fA-F]{6}$' });
    }
  });

  it('explains every key', () => {
    const unexplained = (node: Node, path: string): string[] =>
      Object.entries(node.properties ?? {}).flatMap(([key, child]) => [
        ...(child.description ? [] : [`${path}${key}`]),
        ...unexplained(child, `${path}${key}.`),
      ]);
    expect(unexplained(schema, '')).toEqual([]);
  });

  it('names every key in words that no other key beside it has, and texts by their wording alone', () => {
    const unnamed = ({ properties = {} }: Node, path: string): string[] => {
      const titles = Object.values(properties).map(({ title }) => title);
      return Object.entries(properties).flatMap(([key, child]) => [
        ...(child.title && titles.filter((title) => title === child.title).length === 1 ? [] : [path + key]),
        ...(key === 'texts' ? [] : unnamed(child, `${path}${key}.`)),
      ]);
    };
    expect(unnamed(schema, '')).toEqual([]);
  });

  it('gives words of its own to every name that a person can choose', () => {
    const unnamed = (node: Node, path: string): string[] => {
      const { enum: names = [], enumTitles: titles = [], enumDescriptions: descriptions = [] } = node;
      return [
        ...names
          .filter(
            (_, index) =>
              !descriptions[index] || titles.filter((title) => title && title === titles[index]).length !== 1,
          )
          .map((name) => `${path}${name}`),
        ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => unnamed(child, `${path}${key}.`)),
        ...(node.items ? unnamed(node.items, path) : []),
      ];
    };
    expect(unnamed(schema, '')).toEqual([]);
    expect(schema.properties.referral.properties.layout.enumTitles).toHaveLength(referralLayouts.length);
  });

  it('says that every part of the wallet is on by default', () => {
    const { properties } = schema.properties.wallet;
    expect(Object.keys(properties)).toEqual(['shareTarget', 'offline', 'expiryReminder']);
    for (const part of Object.values(properties))
      expect(part).toMatchObject({ type: 'boolean', default: true });
  });

  it('refuses a tile named twice', () => {
    expect(schema.properties.dashboard.properties.tiles.uniqueItems).toBe(true);
  });

  it('takes a counted text as one wording or as one per plural form', () => {
    const { properties } = schema.properties.texts;
    expect(properties['offers.locations'].anyOf).toMatchObject([
      { type: 'string' },
      { type: 'object', required: ['other'], additionalProperties: false },
    ]);
    expect(properties['offers.title'].type).toBe('string');
  });

  it('shows the standard wording of every text', () => {
    const { properties } = schema.properties.texts;
    expect(Object.keys(properties)).toEqual([...standardTexts.keys()]);
    const unexplained = [...standardTexts.keys()].filter(
      (key) => !properties[key].description.startsWith('Instead of: '),
    );
    expect(unexplained).toEqual([]);
  });
});
