import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/session/stored-values';
import { endVerificationCooldown, startVerificationCooldown, verificationDeadline } from './verification';

const start = Date.parse('2026-11-20T10:00:00Z');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

const email = 'asha@mail.example';
const deadline = () => verificationDeadline(email);

it('lasts five minutes, also over a reload', () => {
  startVerificationCooldown(email);
  expect(readStored('emailVerificationDeadline')).toBe(String(start + 5 * minute));
  expect(deadline()).toBe(start + 5 * minute);
});

it.each(['', 'soon', 'NaN'])('takes the stored moment %j for none', (stored) => {
  startVerificationCooldown(email);
  writeStored('emailVerificationDeadline', stored);
  expect(deadline()).toBeUndefined();
});

it('belongs to one address, however that is written', () => {
  startVerificationCooldown('Asha@Mail.example');
  expect(deadline()).toBe(start + 5 * minute);
  expect(verificationDeadline('ishita@mail.example')).toBeUndefined();
});

it('is forgotten when it is over', () => {
  startVerificationCooldown(email);
  endVerificationCooldown();
  expect(readStored('emailVerificationDeadline')).toBeUndefined();
  expect(readStored('emailVerificationAddress')).toBeUndefined();
});
