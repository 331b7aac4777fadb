import { expect, it, vi } from 'vitest';
import { tinyStudio } from './testing/tiny-studio';
import { uiBundle } from './ui-bundle';

vi.mock('./ui-bundle');

const { get, opened } = tinyStudio();

it('the studio compiles its page once, and anew after it could not', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.mocked(uiBundle).mockRejectedValueOnce(new Error('being edited'));
  expect((await get('/studio/studio.js')).status).toBe(500);
  log.mockRestore();
  vi.mocked(uiBundle).mockResolvedValueOnce({ js: 'page', css: 'look', inPreview: 'told' });
  vi.mocked(uiBundle).mockResolvedValue({ js: 'newer', css: 'newer', inPreview: 'newer' });
  const { preview } = await opened();
  const parts = [
    await get('/studio/studio.js'),
    await get('/studio/studio.css'),
    await fetch(`${preview}/studio-preview.js`),
  ];
  expect(await Promise.all(parts.map((part) => part.text()))).toEqual(['page', 'look', 'told']);
  expect(uiBundle).toHaveBeenCalledTimes(2);
});
