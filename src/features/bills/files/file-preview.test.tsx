import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../tests/setup/render';
import { FilePreview } from './file-preview';

function show(props: { isPdf?: boolean; url?: string }) {
  const preview = (changes = props) => (
    <FilePreview isPdf={changes.isPdf ?? false} url={changes.url} className="image" />
  );
  const { container, rerender } = renderUi(preview());
  return {
    image: () => container.querySelector('img'),
    drawing: () => container.querySelector('svg'),
    showNext: (changes: { url: string }) => rerender(preview(changes)),
  };
}

it('a photo shows', () => {
  const { image, drawing } = show({ url: 'blob:1' });
  expect(image()?.getAttribute('src')).toBe('blob:1');
  expect(drawing()).toBeNull();
});

it('a photo that this browser cannot show has a drawing in its place, and the next one is tried', () => {
  const { image, drawing, showNext } = show({ url: 'blob:heic' });
  const broken = image();
  if (broken) fireEvent.error(broken);
  expect(image()).toBeNull();
  expect(drawing()).not.toBeNull();
  showNext({ url: 'blob:jpeg' });
  expect(image()?.getAttribute('src')).toBe('blob:jpeg');
});

it('a PDF has a drawing', () => {
  const { image, drawing } = show({ isPdf: true });
  expect(image()).toBeNull();
  expect(drawing()).not.toBeNull();
});

it('a file that is still read shows nothing', () => {
  const { image, drawing } = show({});
  expect(image()).toBeNull();
  expect(drawing()).toBeNull();
});
