import { act } from '@testing-library/react';
import { vi } from 'vitest';

let report: (entries: { isIntersecting: boolean }[]) => void;

class StubObserver {
  constructor(tell: typeof report) {
    report = tell;
  }
  observe() {}
  disconnect() {}
}

/** Takes the place of the browser's observer. Call it before a list shows. */
export const watchEnd = () => vi.stubGlobal('IntersectionObserver', StubObserver);

/** The reader comes near the end of what is loaded. */
export const reachEnd = () => act(() => report([{ isIntersecting: true }]));
