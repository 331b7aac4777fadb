import { expect, it } from 'vitest';
import { unlabelled } from './kept-value';

it.each(['', '{"userId":"5","state":{"queries":[]}}', 'no label\nvalue', `undefined ${Date.now()}\nvalue`])(
  'takes nothing from a release that wrote no version: %j',
  (kept) => expect(unlabelled(kept)).toBeUndefined(),
);
