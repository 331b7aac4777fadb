import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noMemo } from '../core/memo';
import { pictureFormat, pictureRatio, pngSize } from './picture';
import { storedPng } from './png-logo';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c8142b' } })
    .png()
    .toBuffer();
const svg = (attributes: string) =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="x" ${attributes}><path/></svg>`);

describe('a picture', () => {
  it('is told by its content, not by its name', async () => {
    expect(pictureFormat(await png(2, 2))).toBe('png');
    expect(pictureFormat(svg(''))).toBe('svg');
    expect(pictureFormat(Buffer.alloc(0))).toBe('svg');
  });

  it.each([
    ['viewBox="0 0 300 100"', 3],
    ['viewBox="0,0,300,100" width="10" height="10"', 3],
    ["width='24mm' height='12mm'", 2],
    ['', 1],
    ['viewBox="0 0 0 0"', 1],
  ])('of the form %s has its ratio', (attributes, ratio) => {
    expect(pictureRatio(svg(attributes))).toBe(ratio);
  });

  it('as PNG has the ratio of its pixels', async () => {
    expect(pictureRatio(await png(800, 200))).toBe(4);
  });
});

describe('a PNG in a site', () => {
  it('is at most 1,024 px long, in its own shape', async () => {
    expect(pngSize(await storedPng(await png(3000, 1500), noMemo))).toEqual({ width: 1024, height: 512 });
  });

  it('stays as it is when it is small enough', async () => {
    const small = await png(1024, 600);
    expect(await storedPng(small, noMemo)).toBe(small);
  });
});
