import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStored, writeStored } from '@/session/stored-values';
import {
  capturedPrompt,
  captureInstallPrompt,
  countInstallOffer,
  dropCapturedPrompt,
  installOffers,
} from './install-prompt';

beforeAll(captureInstallPrompt);
beforeEach(dropCapturedPrompt);
afterEach(dropCapturedPrompt);

function ask(): Event {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(event);
  return event;
}

it.each(['0', '1', '2', 'odd', '-4'])("keeps the browser's question when promptCounter is %j", (count) => {
  writeStored('promptCounter', count);
  const event = ask();
  expect([capturedPrompt(), event.defaultPrevented]).toEqual([event, true]);
});

it.each(['3', '7'])('leaves the question to the browser when promptCounter is %j', (count) => {
  writeStored('promptCounter', count);
  expect([ask().defaultPrevented, capturedPrompt()]).toEqual([false, undefined]);
});

it('counts dismissals from 0 to 3, and an accepted offer as the last', () => {
  expect(installOffers()).toBe(0);
  for (const expected of ['1', '2', '3', '3']) {
    countInstallOffer('dismissed');
    expect(readStored('promptCounter')).toBe(expected);
  }
  writeStored('promptCounter', undefined);
  countInstallOffer('accepted');
  expect(installOffers()).toBe(3);
});
