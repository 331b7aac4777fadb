import { expect, it, vi } from 'vitest';
import { logError } from './log-error';

it('shows an error with its place, and nothing in it is obeyed', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  logError('It failed.', new Error('\u001b[2Jgone\n::error::forged'));
  const [[text] = []] = written.mock.calls;
  expect(text).toMatch(
    /^It failed\. Error: \\u001b\[2Jgone\n\s*\\u003a:error::forged\n\s+at .*log-error\.test\.ts/,
  );
});
