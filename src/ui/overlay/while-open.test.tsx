import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhileOpen } from './while-open';

it('keeps what it holds while it closes, and shows what is new when it opens again', () => {
  const { rerender } = render(<WhileOpen opened>the old choice</WhileOpen>);
  rerender(<WhileOpen opened={false}>the new choice</WhileOpen>);
  expect(screen.queryByText('the new choice')).toBeNull();
  screen.getByText('the old choice');
  rerender(<WhileOpen opened>the new choice</WhileOpen>);
  screen.getByText('the new choice');
});
