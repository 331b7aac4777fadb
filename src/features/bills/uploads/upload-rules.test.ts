import { describe, expect, it } from 'vitest';
import { fileKind } from './file-kind';
import type { KeptUpload } from './upload-item';
import {
  billIdsOf,
  isTooOld,
  outcomeOf,
  overallPercent,
  percentOf,
  roomFor,
  shownItems,
} from './upload-rules';

const upload = (id: string, other: Partial<KeptUpload> = {}): KeptUpload => ({
  id,
  customerId: '5',
  chosenAt: 1,
  name: id,
  size: 1,
  isPdf: false,
  hash: '',
  hints: [],
  state: 'waiting',
  mayHaveArrived: false,
  points: 0,
  duplicate: false,
  billId: '',
  message: '',
  ...other,
});

describe('the percent of an upload', () => {
  it('is 70 at most until it has come to an end', () => {
    expect([0, 0.5, 0.999, 1, 2].map((part) => percentOf({ state: 'uploading' }, part))).toEqual([
      0, 35, 69, 70, 70,
    ]);
    expect(percentOf({ state: 'waiting' }, 0.5)).toBe(0);
    expect((['complete', 'manual', 'error'] as const).map((state) => percentOf({ state }, 0))).toEqual([
      100, 100, 100,
    ]);
  });

  it('is the floor of the average over all that was submitted', () => {
    const item = (state: KeptUpload['state'], percent: number) => ({ state, percent });
    expect(overallPercent([item('complete', 100), item('uploading', 70), item('waiting', 0)])).toBe(56);
    expect(overallPercent([item('complete', 100), item('chosen', 0)])).toBe(100);
    expect(overallPercent([])).toBe(0);
  });
});

it('leaves room for five files that the backend has not taken', () => {
  const failed = upload('1', { state: 'error' });
  const taken = upload('2', { state: 'manual' });
  const duplicate = upload('3', { state: 'error', duplicate: true });
  expect(roomFor([failed, taken, duplicate])).toBe(4);
  expect(roomFor(Array.from({ length: 7 }, (_, index) => upload(`${index}`)))).toBe(0);
});

it('counts what the backend has taken', () => {
  const states = ['complete', 'manual', 'error', 'chosen'] as const;
  expect(outcomeOf(states.map((state) => ({ state })))).toEqual({ taken: 2, all: 3 });
});

it('gives each bill once to the summary, and none for an upload without a bill', () => {
  expect(
    billIdsOf([{ billId: '7' }, { billId: '' }, { billId: '0' }, { billId: '7' }, { billId: '8' }]),
  ).toEqual(['7', '8']);
});

it('shows files in the order in which they were chosen, with the name of one with the same content', () => {
  const items = shownItems(
    [
      upload('late', { chosenAt: 3, hash: 'a' }),
      upload('early', { chosenAt: 2, hash: 'a' }),
      upload('unknown'),
    ],
    {},
  );
  expect(items.map(({ id, sameAs }) => [id, sameAs])).toEqual([
    ['unknown', undefined],
    ['early', 'late'],
    ['late', 'early'],
  ]);
});

it('takes what is older than 7 days for old, and what comes from the future, too', () => {
  const day = 24 * 60 * 60_000;
  const now = 100 * day;
  expect(
    [now - 7 * day, now - 7 * day - 1, now + 7 * day, now + 7 * day + 1].map((at) => isTooOld(at, now)),
  ).toEqual([false, true, false, true]);
});

it('tells a file by its first bytes', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
      .buffer;
  expect(fileKind(bytes([0xff, 0xd8, 0xff, 0xe1]))).toBe('jpeg');
  expect(fileKind(bytes([0x89], 'PNG\r\n', [0x1a], '\n'))).toBe('png');
  expect(fileKind(bytes('%PDF-1.4'))).toBe('pdf');
  expect(fileKind(bytes(' '.repeat(1_019), '%PDF-'))).toBe('pdf');
  expect(fileKind(bytes(' '.repeat(1_020), '%PDF-'))).toBeUndefined();
  for (const other of ['GIF89a', 'RIFF....WEBP', '<svg/>', '', '\u0000\u0000\u0000\u0018ftypheic']) {
    expect(fileKind(bytes(other))).toBeUndefined();
  }
});
