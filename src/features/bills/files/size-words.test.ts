import { expect, it } from 'vitest';
import { bytesPerMegabyte } from '@/lib/bytes';
import { sizeWords } from './size-words';

it.each([
  [1, 'Less than 0.01 MB'],
  [bytesPerMegabyte / 100 - 1, 'Less than 0.01 MB'],
  [bytesPerMegabyte / 100, '0.01 MB'],
  [bytesPerMegabyte * 2.5, '2.50 MB'],
])('%s bytes read as %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
