import { expect, it } from 'vitest';
import { tinyStudio } from './testing/tiny-studio';

const { send } = tinyStudio();

it('gives the launch list of a mall to its own page only', async () => {
  const answer = await send('POST', '/studio/malls/36/launch', {});
  expect(await answer.json()).toMatchObject({ items: [{ key: 'identity', detail: '36', who: 'staff' }] });
  const stranger = { 'x-studio-token': 'guessed' };
  expect((await send('POST', '/studio/malls/36/launch', {}, stranger)).status).toBe(403);
});
