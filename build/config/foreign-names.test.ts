import { describe, expect, it } from 'vitest';
import { readJsonDocument } from '../diagnostics/json-document';
import { foreignNames, shownTextsOf } from './foreign-names';

const row = { id: '1', name: 'Saffron Row', hosts: ['club.saffron.example'] };

/** What is said of mall 2, whose config is given, beside mall 1. */
function warnings(config: object, other = row): string[] {
  const document = readJsonDocument(JSON.stringify(config));
  const { name } = config as { name?: string };
  const mall = { id: '2', name, hosts: ['two.example'], shownTexts: shownTextsOf(document) };
  return foreignNames([mall], [other], (id) => `${id}/merchant.json`).map(
    ({ severity, file, column, message }) => `${severity} ${file}:${column} ${message.split('.')[0]}`,
  );
}

describe('words of another mall', () => {
  it.each([
    ['the programme', { program: { name: 'Saffron Row Rewards' } }],
    ['the name under the icon', { manifest: { shortName: 'saffron row' } }],
    ['the description', { description: 'Points at Saffron Row, every day.' }],
    ['a text', { texts: { 'login.title': 'Welcome to Saffron Row' } }],
  ])('are told of in %s, with the place', (_, part) => {
    const [said, ...more] = warnings({ name: 'Indigo Quay', ...part });
    expect(said).toMatch(/^warning 2\/merchant\.json:\d+ This text says "Saffron Row", which belongs to 1$/);
    expect(Number(/:(\d+)/.exec(said ?? '')?.[1])).toBeGreaterThan(20);
    expect(more).toEqual([]);
  });

  it('may be a host', () => {
    const texts = { 'login.title': 'See club.saffron.example' };
    expect(warnings({ name: 'Indigo Quay', texts })[0]).toContain('This text says "club');
  });

  it.each([
    ['part of a longer word', { name: 'Indigo Quay', description: 'Saffron Rowing is fun.' }],
    ['part of the mall’s own name', { name: 'Saffron Row East', program: { name: 'Saffron Row East Club' } }],
  ])('are not told of as %s', (_, config) => {
    expect(warnings(config)).toEqual([]);
  });

  it('are not told of when they are one short word, which stands anywhere by chance', () => {
    const plaza = { id: '1', name: 'Plaza', hosts: [] };
    expect(warnings({ name: 'Indigo Quay', description: 'The plaza of the town.' }, plaza)).toEqual([]);
  });
});
