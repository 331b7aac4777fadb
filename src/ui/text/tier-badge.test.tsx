import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../../tests/setup/brand';
import { TierBadge } from './tier-badge';

const placeOf = (tier: string) => {
  render(<TierBadge tier={tier} />);
  return screen.getByText(tier).closest('[data-tone]')?.getAttribute('data-tier');
};

it('has the colours that the mall gives the tier, and the usual ones for any other', () => {
  setCurrentBrand(testBrand({ tiers: ['Silver', 'Gold & "Co"'] }));
  expect(placeOf('Gold & "Co"')).toBe('1');
  expect(placeOf('Platinum')).toBeNull();
});

it('has the usual colours in a mall that gives none', () => {
  setCurrentBrand(testBrand());
  expect(placeOf('Gold')).toBeNull();
});
