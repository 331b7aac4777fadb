import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { lazyPart } from './lazy-part';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A part that fails to load so many times. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>{name}</p>;
  });
  return { load, Part: lazyPart(load) };
}

const shown = () => document.body.textContent;
const networkBack = () => act(async () => void dispatchEvent(new Event('online')));

it('shows what stands in until the part is there', async () => {
  const { Part } = failing(0);
  renderUi(<Part name="Map" whileLoading="Loading" ifMissing="Missing" />);
  expect(shown()).toBe('Loading');
  expect(await screen.findByText('Map')).toBeTruthy();
});

it('leaves only the part out if it does not load, and tries again when the network is back', async () => {
  const { Part, load } = failing(2);
  await act(async () => void renderUi(<Part name="Map" ifMissing="Missing" />));
  expect(shown()).toBe('Missing');
  await networkBack();
  expect(shown()).toBe('Missing');
  await networkBack();
  expect(shown()).toBe('Map');
  await networkBack();
  expect(load).toHaveBeenCalledTimes(3);
});

it('tries again when it is rendered anew, also if nobody saw the failure', async () => {
  const { Part, load } = failing(1);
  const first = renderUi(<Part name="Map" />);
  first.unmount();
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
  await act(async () => void renderUi(<Part name="Map" />));
  expect(shown()).toBe('Map');
});

it('tells who waits for it, and tries again when she asks again', async () => {
  const { Part, load } = failing(2);
  const onMissing = vi.fn();
  const part = (awaited: boolean) => <Part name="Map" awaited={awaited} onMissing={onMissing} />;
  const { rerender } = renderUi(part(false));
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
  expect(onMissing).not.toHaveBeenCalled(); // it only loaded ahead
  await act(async () => rerender(part(true)));
  expect(onMissing).toHaveBeenCalledOnce();
  await act(async () => rerender(part(false)));
  await act(async () => rerender(part(true)));
  expect(shown()).toBe('Map');
  expect(onMissing).toHaveBeenCalledOnce();
});
