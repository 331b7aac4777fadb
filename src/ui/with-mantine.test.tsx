import { useMantineTheme } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Brand } from '@/brand/brand';
import { setCurrentBrand } from '@/brand/current-brand';
import { defaultPalette } from '@/brand/palette';
import { withMantine } from './with-mantine';

afterEach(() => {
  cleanup();
  setCurrentBrand(undefined);
});

const themes = new Set<unknown>();

const Inner = withMantine(function Inner() {
  const theme = useMantineTheme();
  themes.add(theme);
  return <p>{theme.colors.brand[6]}</p>;
});

const Outer = withMantine(function Outer() {
  themes.add(useMantineTheme());
  return <Inner />;
});

test('a block without a provider around it has the theme of the mall, and so has one inside it', () => {
  setCurrentBrand({ palette: { ...defaultPalette, primaryOrange: '#D81E6B' } } as Brand);
  render(<Outer />);
  expect(screen.getByText('#d81e6b')).toBeTruthy();
  expect(themes.size).toBe(1);
});
