import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StillWhile } from './still-while';

it('keeps its content while it is on its way out, and shows what is new afterwards', () => {
  const { rerender } = render(<StillWhile still={false}>the old choice</StillWhile>);
  rerender(<StillWhile still>the new choice</StillWhile>);
  expect(screen.queryByText('the new choice')).toBeNull();
  screen.getByText('the old choice');
  rerender(<StillWhile still={false}>the new choice</StillWhile>);
  screen.getByText('the new choice');
});
