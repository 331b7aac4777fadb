import { expect, it } from 'vitest';
import { objectNames } from '../../../tests/setup/object-names';
import { isUploadListKept, markKeptUploads, unsentBills } from './kept-uploads';

it.each(objectNames)(
  'a customer with the id %s has bills in this browser only after photographing some',
  (id) => {
    localStorage.setItem('user', JSON.stringify({ id }));
    expect(isUploadListKept(id)).toBe(false);
    expect(unsentBills()).toBe(0);
    markKeptUploads(id, 2);
    expect(isUploadListKept(id)).toBe(true);
    expect(unsentBills()).toBe(2);
    markKeptUploads(id, undefined);
    expect(isUploadListKept(id)).toBe(false);
  },
);
