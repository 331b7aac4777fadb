import { expect, it } from 'vitest';
import { killDrawing } from '../../../tests/setup/kill-drawing';
import { drawWithin, stopDrawing } from './draw-within';

const svg = (inner: string, attributes = 'viewBox="0 0 90 30"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);
const good = svg('<path d="M0 0h90v30z"/>');
/** Drawing this one would take a minute. */
const endless = svg(
  `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(5000)}</filter><path filter="url(#f)" d="M0 0h90v30H0z"/>`,
);

/** All of the logo can be seen, and it is black. */
const black = { width: 1, height: 1 / 3, shades: [1, ...Array<number>(31).fill(0)] };

it('tells the size of a logo, and what can be seen of it', async () => {
  expect(await drawWithin(good)).toEqual({ width: 90, height: 30, visible: black });
  expect(await drawWithin(svg('<g/>'))).toEqual({ width: 90, height: 30, visible: undefined });
  const faint = svg('<path fill-opacity="0.01" d="M0 0h90v30H0z"/>');
  expect(await drawWithin(faint)).toEqual({ width: 90, height: 30, visible: black });
  const halves = await drawWithin(svg('<path fill="#fff" d="M0 0h45v30H0z"/><path d="M45 0h45v30H45z"/>'));
  expect(halves).toMatchObject({ visible: { shades: [0.5, ...Array<number>(30).fill(0), 0.5] } });
});

it('tells why a logo cannot be drawn', async () => {
  expect(await drawWithin(Buffer.from('a logo'))).toEqual({ failure: expect.stringContaining('format') });
});

it('ends a drawing that takes too long, and draws the next one', async () => {
  const drawings = [drawWithin(endless, 100), drawWithin(good), drawWithin(endless, 100), drawWithin(good)];
  const drawn = { width: 90, height: 30, visible: black };
  expect(await Promise.all(drawings)).toEqual([undefined, drawn, undefined, drawn]);
});

it('draws once more when its process is killed, and gives up when the next one is, too', async () => {
  await stopDrawing();
  const drawing = drawWithin(endless, 60_000);
  const first = await killDrawing();
  expect(await killDrawing(first)).not.toBe(first);
  expect(await drawing).toBeUndefined();
  expect(await drawWithin(good)).toEqual({ width: 90, height: 30, visible: black });
});

it('survives the end of its process in the middle of a drawing', async () => {
  // the process can draw only bytes, so anything else breaks it
  expect(await drawWithin(null as unknown as Buffer)).toBeUndefined();
  expect(await drawWithin(good)).toEqual({ width: 90, height: 30, visible: black });
});

it('finishes what it was asked before it stops, and starts anew for the next logo', async () => {
  const drawn = { width: 90, height: 30, visible: black };
  const before = drawWithin(good);
  const stopping = stopDrawing();
  expect(await Promise.all([before, drawWithin(good), stopping])).toEqual([drawn, drawn, undefined]);
  await stopDrawing();
  await expect(stopDrawing()).resolves.toBeUndefined();
});
