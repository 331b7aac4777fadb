import { expect, it } from 'vitest';
import type { Job } from '../../../publishing/answers';
import { folderWork } from './folder-work';

const job = (more: Partial<Job>): Job => ({
  name: '1',
  id: '36',
  action: 'rollback',
  state: 'done',
  from: '2026-11-28T10:00:00.000Z',
  ...more,
});
const mall = { id: '36', version: 'reverted' };

it('a folder is written while such a job of its mall runs, and is its work as long as nobody else changes it', () => {
  expect(folderWork([job({ state: 'running' })], mall)).toBe('under way');
  expect(folderWork([job({ left: 'reverted' })], mall)).toBe('done');
  expect(folderWork([job({ left: 'other' })], mall)).toBeUndefined();
});

it('a job that waits, one that only reads and one of another mall leave the folder to others', () => {
  const others = [
    job({ state: 'waiting' }),
    job({ state: 'running', action: 'build' }),
    job({ id: '37', left: 'reverted' }),
  ];
  expect(folderWork(others, mall)).toBeUndefined();
});
