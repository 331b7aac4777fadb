import { describe, expect, it } from 'vitest';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';
import { areaFindings, hostFindings } from './value-findings';

function findingsOf(config: object) {
  const document = readJsonDocument(JSON.stringify({ name: 'A', hosts: ['a.example'], ...config }, null, 1));
  const checked = checkConfig(document).config;
  if (!checked) throw new Error('The config is not valid.');
  return areaFindings(checked, document);
}

describe('a tile or a menu entry of an area that is switched off', () => {
  it('is told with its place, and what to delete', () => {
    const found = findingsOf({
      screens: { referral: false, faqs: false },
      dashboard: { tiles: ['submitBills', 'referral'] },
      menu: { entries: ['faqs', 'logout'] },
    });
    expect(found).toEqual([
      {
        severity: 'note',
        line: 13,
        column: 4,
        message:
          'dashboard.tiles[1] is "referral": it does not show, because the area referral is switched off.',
        fix: 'delete it, or delete "referral": false from screens',
      },
      expect.objectContaining({
        message: 'menu.entries[0] is "faqs": it does not show, because the area faqs is switched off.',
      }),
    ]);
  });

  it('is told of the privacy policy, where no address is given', () => {
    const menu = { entries: ['privacy', 'logout'] };
    expect(findingsOf({ menu })).toMatchObject([
      {
        message: 'menu.entries[0] is "privacy": it does not show, because links.privacy gives no address.',
        fix: 'write "links": { "privacy": "https://…" }, or delete it',
      },
    ]);
    expect(findingsOf({ menu, links: { privacy: 'https://a.example/privacy' } })).toEqual([]);
  });

  it('is no mistake where it only stands in the standard list', () => {
    expect(findingsOf({ screens: { referral: false, stores: false } })).toEqual([]);
  });

  it('is none where its area is on', () => {
    expect(findingsOf({ screens: { referral: true }, dashboard: { tiles: ['referral'] } })).toEqual([]);
  });
});

it('says what a host in the spelling of DNS reads as, and nothing of others', () => {
  const hosts = ['club.row.example', 'xn--r2bi2e.example', 'club.xn--mnchen-3ya.example'];
  const document = readJsonDocument(JSON.stringify({ name: 'A', hosts }, null, 1));
  const { config } = checkConfig(document);
  expect(config && hostFindings(config, document)).toMatchObject([
    { severity: 'note', line: 5, message: expect.stringContaining('hosts[1] reads as मॉल.example.') },
    { line: 6, message: expect.stringContaining('hosts[2] reads as club.münchen.example.') },
  ]);
});
