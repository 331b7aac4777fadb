import { expect, it } from 'vitest';
import { compileProblem, problemOf } from './problem-of';

it('says of a full disk what it means, and not which of our files did not fit', () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, copyfile '/a' -> '/b'"), {
    code: 'ENOSPC',
    syscall: 'copyfile',
  });
  expect(problemOf('36', 'dist/36', error)).toMatchObject({
    merchant: '36',
    severity: 'error',
    message: 'The disk is full (ENOSPC). What was published before stays.',
    fix: 'make room, and run the command again',
  });
});

it('says the same where the disk is full in the compile', () => {
  const told = [
    '[UNHANDLEABLE_ERROR] Something went wrong inside rolldown, please report this problem at https://…',
    'Failed to write file in .cache/core/compiling-X/site/service-worker.js',
    'Caused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>',
  ].join('\n');
  expect(compileProblem('.', new Error(told))).toMatchObject({
    merchant: '',
    message: 'The disk is full (ENOSPC). What was published before stays.',
    fix: 'make room, and run the command again',
  });
});

it('says of a compile that the system ended that the memory ran out, without a stack', () => {
  const error = Object.assign(new Error('It ended early (SIGKILL).'), { code: 'ENDED_EARLY' });
  const { message, fix } = compileProblem('.', error);
  expect(message).toMatch(/^It ended early \(SIGKILL\)\. .*memory.*1 GB\.$/);
  expect(fix).toContain('run the command again');
});
