import { expect, it } from 'vitest';
import { secretsOf } from './secrets';

it('searches for a name with half an emoji in the form in which files can hold it', () => {
  const cut = { id: '1', folder: 'merchants/1', names: ['Saffron \ud83d Row'], hosts: [], pictures: [] };
  const [secret] = secretsOf([cut]);
  expect(secret?.owner).toBe('1');
  expect(secret?.words.map(String)).toContain('Saffron \ufffd Row');
});
