import { expect, it } from 'vitest';
import { stateText } from './state-text';

it.each([
  ['1,2', '1,2'],
  ['x'.repeat(4_000), 'x'.repeat(4_000)],
  ['x'.repeat(4_001), undefined],
  ['', undefined],
  [7, undefined],
  [undefined, undefined],
])('the state %j of the history is read as %j', (value, text) => expect(stateText(value)).toBe(text));
