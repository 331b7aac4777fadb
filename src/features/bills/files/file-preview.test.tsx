import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderUi } from '../../../../tests/setup/render';
import { FilePreview } from './file-preview';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => {} });
});

function show(name: string | undefined, isPdf = false) {
  const preview = (file = name) => (
    <FilePreview isPdf={isPdf} file={file === undefined ? undefined : new File([], file)} className="image" />
  );
  const { container, rerender } = renderUi(preview());
  return {
    shown: () => [
      container.querySelector('img')?.getAttribute('src'),
      container.querySelector('svg') !== null,
    ],
    fail: () => fireEvent.error(container.querySelector('img') as Element),
    showNext: (next: string) => rerender(preview(next)),
  };
}

it.each([
  ['a photo shows', '1.jpg', false, ['blob:1.jpg', false]],
  ['a PDF has a drawing', '1.pdf', true, [undefined, true]],
  ['a file that is still read shows nothing', undefined, false, [undefined, false]],
] as const)('%s', (_, name, isPdf, shown) => {
  expect(show(name, isPdf).shown()).toEqual(shown);
});

it('a photo that this browser cannot show has a drawing in its place, and the next one is tried', () => {
  const { shown, fail, showNext } = show('1.heic');
  fail();
  expect(shown()).toEqual([undefined, true]);
  showNext('2.jpg');
  expect(shown()).toEqual(['blob:2.jpg', false]);
});
