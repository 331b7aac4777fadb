import { describe, expect, it } from 'vitest';
import { keptUpload as upload } from '../../../../tests/setup/kept-upload';
import { fileKind } from '../files/file-kind';
import type { KeptUpload } from './upload-item';
import {
  billIdsOf,
  isInProgress,
  isOutdated,
  isOverdue,
  outcomeOf,
  overallPercent,
  percentOf,
  roomFor,
  sentOfUploading,
  shownItems,
  twinName,
} from './upload-rules';

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

it('shows files in the order in which they were chosen', () => {
  const items = shownItems([upload('late', { chosenAt: 3 }), upload('early', { chosenAt: 2 })], {});
  expect(items.map(({ id }) => id)).toEqual(['early', 'late']);
});

it('names another file with the same content', () => {
  const all = [upload('1', { hash: 'a' }), upload('2', { hash: 'a' }), upload('3'), upload('4')];
  expect(all.map((each) => twinName(each, all))).toEqual(['2', '1', undefined, undefined]);
  expect(twinName(upload('1', { hash: 'a' }), all.slice(2))).toBeUndefined();
});

it('forgets how much of an upload has left the device when that upload is over, or starts again', () => {
  const uploads = [upload('1', { state: 'uploading' }), upload('2'), upload('3', { state: 'error' })];
  expect(sentOfUploading(uploads, { 1: 0.5, 2: 0.6, 3: 0.7, gone: 0.8 })).toEqual({ 1: 0.5 });
});

describe('after 7 days', () => {
  const day = 24 * 60 * 60_000;
  const now = 100 * day;
  const moments = [now - 7 * day, now - 7 * day - 1, now + 30 * day];

  it('a bill that waits is not sent by itself any more', () => {
    expect(moments.map((submittedAt) => isOverdue(upload('1', { submittedAt }), now))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isOverdue(upload('1', { state: 'uploading', submittedAt: 1 }), now)).toBe(false);
    // An earlier release did not store when a bill was submitted.
    expect(isOverdue(upload('1', { submittedAt: 0, chosenAt: moments[1] ?? 0 }), now)).toBe(true);
    expect(isOverdue(upload('1', { submittedAt: now, chosenAt: 1 }), now)).toBe(false);
  });

  it('only what nobody has to send any more is forgotten', () => {
    const outdated = (change: Partial<KeptUpload>) =>
      moments.map((chosenAt) => isOutdated(upload('1', { ...change, chosenAt }), now));
    for (const state of ['chosen', 'complete', 'manual'] as const)
      expect(outdated({ state })).toEqual([false, true, false]);
    expect(outdated({ state: 'error', duplicate: true })).toEqual([false, true, false]);
    for (const state of ['waiting', 'uploading', 'error'] as const)
      expect(outdated({ state })).toEqual([false, false, false]);
  });
});

it('an upload is in progress while a file is on its way, or will be at once', () => {
  const now = 30 * 24 * 60 * 60_000;
  const waiting = upload('1', { submittedAt: now });
  const overdue = upload('2', { submittedAt: 1 });
  const uploading = upload('3', { state: 'uploading', submittedAt: now });
  expect([true, false].map((online) => isInProgress([waiting, overdue], online, now))).toEqual([true, false]);
  expect([true, false].map((online) => isInProgress([uploading], online, now))).toEqual([true, true]);
  expect(isInProgress([overdue, upload('4', { state: 'error' })], true, now)).toBe(false);
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
  const box = (brands: string) => bytes([0, 0, 0, 24], 'ftyp', brands);
  for (const brands of ['heic', 'heix\0\0\0\0mif1', 'mif1\0\0\0\0mif1heic']) {
    expect(fileKind(box(brands))).toBe('heic');
  }
  for (const brands of ['avif\0\0\0\0mif1', 'mif1\0\0\0\0mif1avif', 'isom\0\0\0\0heic', 'hevc']) {
    expect(fileKind(box(brands))).toBeUndefined();
  }
  for (const other of ['GIF89a', 'RIFF....WEBP', '<svg/>', '', '....ftyp']) {
    expect(fileKind(bytes(other))).toBeUndefined();
  }
});
