import { describe, expect, it } from 'vitest';
import { keptUpload as upload } from '../../../../tests/setup/kept-upload';
import type { KeptUpload, UploadItem } from './upload-item';
import {
  billIdsOf,
  isInProgress,
  isOutdated,
  isOverdue,
  outcomeOf,
  overallPercent,
  percentOf,
  roomFor,
  shownItems,
  withSent,
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
  const items = shownItems([upload('late', { chosenAt: 3 }), upload('early', { chosenAt: 2 })], []);
  expect(items.map(({ id }) => id)).toEqual(['early', 'late']);
});

it('forgets how much of an upload has left the device when that upload is over, or starts again', () => {
  const percents = (items: readonly UploadItem[]) => items.map(({ percent }) => percent);
  const start = ['1', '2', '3', 'gone'].map((id) => upload(id, { state: 'uploading' }));
  const sent = ['1', '2', '3', 'gone'].reduce((items, id) => withSent(items, id, 0.5), shownItems(start, []));
  expect(percents(sent)).toEqual([35, 35, 35, 35]);
  const next = [upload('1', { state: 'uploading' }), upload('2'), upload('3', { state: 'error' })];
  const shown = shownItems(next, sent);
  expect(percents(shown)).toEqual([35, 0, 100]);
  expect(percents(shownItems(start.slice(0, 3), shown))).toEqual([35, 0, 0]);
  expect(percents(withSent(shown, '2', 0.6))).toEqual([35, 0, 100]);
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
