import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { rightsFile } from './rights-file';

const config = (more: object) => merchantSchema.parse({ name: 'Row Mall', hosts: ['row.example'], ...more });

it('a mall that says nothing of help and rights has no file for them', () => {
  expect(rightsFile(config({}))).toBeUndefined();
});

it('the name of the file changes with its content, and the app reads help and rights as one', () => {
  const help = { phone: '98765 00001' };
  const deletion = { days: 14, keeps: 'Bills for eight years.' };
  const file = rightsFile(config({ help, rights: { deletion } }));
  expect(JSON.parse(String(file && new TextDecoder().decode(file.bytes)))).toEqual({ help, deletion });
  expect(file?.path).toMatch(/^assets\/rights-[\da-f]{16}\.json$/);
  expect(rightsFile(config({ help }))?.path).not.toBe(file?.path);
});
