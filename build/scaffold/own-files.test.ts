import { expect, it } from 'vitest';
import { readBytes } from './own-files';

it('shows enough of a path to know it, and no more of a text that was pasted in its place', async () => {
  await expect(readBytes('logo', 'no-logo.png')).rejects.toThrow('There is no logo at no-logo.png. Give');
  await expect(readBytes('logo', `#${'a'.repeat(5000)}`)).rejects.toThrow(
    /^There is no logo at #a{299}…\. Give/,
  );
});
