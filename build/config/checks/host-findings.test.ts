import { expect, it } from 'vitest';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';
import { hostFindings } from './host-findings';

it('says what a host in the spelling of DNS reads as, and nothing of others', () => {
  const hosts = ['club.row.example', 'xn--r2bi2e.example', 'club.xn--mnchen-3ya.example'];
  const document = readJsonDocument(JSON.stringify({ name: 'A', hosts }, null, 1));
  const { config } = checkConfig(document);
  expect(config && hostFindings(config, document)).toMatchObject([
    { severity: 'note', line: 5, message: expect.stringContaining('hosts[1] reads as मॉल.example.') },
    { line: 6, message: expect.stringContaining('hosts[2] reads as club.münchen.example.') },
  ]);
});
