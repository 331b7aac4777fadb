import { expect, it } from 'vitest';
import { problemOf } from './problem-of';

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
