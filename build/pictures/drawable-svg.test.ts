import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoLooks, unclearLooks } from '../../tests/build/logo-looks';
import { logoIcon, opened } from '../brand/icon-drawing';
import { drawableLogo } from './drawable-svg';

async function middleOf(svg: string): Promise<string> {
  const icon = await logoIcon(await opened(Buffer.from(svg)), 64);
  const pixels = await sharp(icon).ensureAlpha().raw().toBuffer();
  return pixels.toString('hex', 4 * (32 * 64 + 32), 4 * (32 * 64 + 32) + 4);
}

describe('an icon shows what a browser shows of', () => {
  it.each(logoLooks)('%s', async (_, svg, color) => {
    expect(await middleOf(svg)).toBe(`${color.slice(1)}ff`);
  });
});

describe('nobody guesses at', () => {
  it.each(unclearLooks)('%s', (_, svg, message) => {
    expect(() => drawableLogo(Buffer.from(svg))).toThrow(message);
  });
});

it('keeps a logo as it is that says nothing new', () => {
  const logo = Buffer.from(logoLooks[0]?.[1] ?? '');
  expect(drawableLogo(logo)).toBe(logo);
});
