import { describe, expect, it } from 'vitest';
import { standardTexts } from '@/brand/texts/all-texts';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';
import { textFindings } from './text-findings';

function found(change: object) {
  const document = readJsonDocument(JSON.stringify({ name: 'A', hosts: ['a.example'], ...change }));
  const { config, findings } = checkConfig(document);
  expect(findings).toEqual([]);
  return config ? textFindings(config, document) : [];
}

describe('wordings that do not fit', () => {
  it('get a warning with their length and the standard wording', () => {
    expect(found({ texts: { 'dashboard.redeem': 'x'.repeat(380) } })).toMatchObject([
      {
        severity: 'warning',
        message:
          'texts.dashboard.redeem has 380 characters. Its place has room for about 32; the standard wording is "Redeem".',
      },
    ]);
  });

  it('have less room in a tab than in a tile, and more in a sentence', () => {
    expect(found({ texts: { 'common.navRedeem': 'Redeem your points' } })).toHaveLength(1);
    expect(found({ texts: { 'dashboard.redeem': 'Redeem your points' } })).toEqual([]);
    expect(found({ texts: { 'common.maintenanceText': 'x'.repeat(250) } })).toEqual([]);
  });

  it('are named for their plural form', () => {
    const texts = { 'offers.locations': { one: 'x'.repeat(200), other: '{count} shops' } };
    expect(found({ texts })).toMatchObject([
      { message: expect.stringContaining('texts.offers.locations has 200') },
    ]);
  });
});

describe('signs that other programs would replace', () => {
  it.each(['<b>Hi</b>', 'Tea &amp; cake', 'Hi %s!', '&#39;'])('get a warning in %j', (text) => {
    expect(found({ texts: { 'login.title': text } })).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('shoppers see exactly these signs') },
    ]);
  });

  it.each(['Tea & cake; more', '5 < 6', '10 % discount', '100%'])('are not in %j', (text) => {
    expect(found({ texts: { 'login.title': text } })).toEqual([]);
  });
});

describe('a language without its texts', () => {
  it('gets a warning that says how many are in English', () => {
    expect(found({ manifest: { language: 'hi-IN' }, texts: { 'login.title': 'स्वागत' } })).toMatchObject([
      {
        severity: 'warning',
        message: `The site says that it is in Hindi (India) (hi-IN), but ${standardTexts.size - 1} of its ${standardTexts.size} texts are in English: the app has no other language of its own.`,
      },
    ]);
  });

  it('is no matter in any English, nor with all texts', () => {
    expect(found({ manifest: { language: 'en-GB' } })).toEqual([]);
    const texts = Object.fromEntries([...standardTexts.keys()].map((key) => [key, 'क']));
    expect(found({ manifest: { language: 'hi-IN' }, texts })).toEqual([]);
  });
});
