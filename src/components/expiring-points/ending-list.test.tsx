import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { EndingList } from './ending-list';

it.each([
  [3, 3],
  [4, 4],
  [9, 4],
])('%i days on which points end have %i lines, the last one for what is later', (days, lines) => {
  const endings = Array.from({ length: days }, (_, index) => ({ day: `2026-12-0${index + 1}`, points: 5 }));
  renderUi(<EndingList endings={endings} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(lines);
  expect(texts.at(-1)?.includes(String(days - 3))).toBe(days > 3);
});
