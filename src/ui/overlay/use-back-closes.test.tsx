import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frames, frameTitle, type MakeFrame } from '../../../tests/setup/frames';
import { renderUi } from '../../../tests/setup/render';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame } from './dialog-frame';

/** The browser's watchers that wait for Back, in the order of their birth. */
const waiting: Watcher[] = [];

class Watcher {
  onclose: (() => void) | null = null;
  constructor() {
    waiting.push(this);
  }
  destroy() {
    const at = waiting.indexOf(this);
    if (at >= 0) waiting.splice(at, 1);
  }
}

/** Back on the phone: the browser asks the last watcher, or else leaves the screen. */
function back(): 'closed' | 'left' {
  const watcher = waiting.pop();
  act(() => watcher?.onclose?.());
  return watcher ? 'closed' : 'left';
}

/** Escape: pages see the key first, and may keep it from the watchers. */
function pressEscape() {
  if (fireEvent.keyDown(document.body, { key: 'Escape' })) back();
}

const title = frameTitle;
const kinds: readonly [string, MakeFrame][] = [
  ...frames,
  [
    'a question',
    (opened, onCancel) => (
      <ConfirmDialog
        {...{ opened, onCancel, title }}
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={onCancel}
      />
    ),
  ],
];

afterEach(() => void waiting.splice(0));

describe.each(kinds)('Back with %s', (_, make) => {
  beforeEach(() => vi.stubGlobal('CloseWatcher', Watcher));

  it('closes it, and leaves the screen once it is closed or gone', () => {
    const onClose = vi.fn();
    const { rerender, unmount } = renderUi(make(true, onClose));
    expect(back()).toBe('closed');
    expect(onClose).toHaveBeenCalledOnce();
    rerender(make(false, onClose));
    expect(back()).toBe('left');
    rerender(make(true, onClose));
    rerender(make(false, onClose)); // in another way
    expect(waiting).toHaveLength(0);
    rerender(make(true, onClose));
    unmount();
    expect(back()).toBe('left');
  });

  it('is not asked by Escape, which closes it once', () => {
    const onClose = vi.fn();
    renderUi(make(true, onClose));
    pressEscape();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('Back', () => {
  beforeEach(() => vi.stubGlobal('CloseWatcher', Watcher));

  it('closes the upper one of two', () => {
    const [sheet, question] = [vi.fn(), vi.fn()];
    renderUi(
      <>
        <DialogFrame opened onClose={sheet} title="Sort by">
          Price
        </DialogFrame>
        <ConfirmDialog opened title="Sure?" confirmLabel="Yes" onConfirm={() => {}} onCancel={question} />
      </>,
    );
    back();
    expect(question).toHaveBeenCalledOnce();
    expect(sheet).not.toHaveBeenCalled();
  });

  it('does what the dialog would do now', () => {
    const [before, now] = [vi.fn(), vi.fn()];
    const { rerender } = renderUi(make(before));
    rerender(make(now));
    back();
    expect([before.mock.calls, now.mock.calls]).toEqual([[], [[]]]);
  });

  it('closes no dialog that must be answered, or whose action runs', () => {
    const onCancel = vi.fn();
    const { rerender } = renderUi(make(onCancel, true));
    back();
    rerender(make());
    back();
    expect(onCancel).not.toHaveBeenCalled();
    rerender(make(onCancel));
    back();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  function make(onCancel?: () => void, loading = false) {
    return (
      <ConfirmDialog
        opened
        title="Sure?"
        confirmLabel="Yes"
        onConfirm={() => {}}
        onCancel={onCancel}
        loading={loading}
      />
    );
  }
});

it.each(kinds)('%s works in a browser without CloseWatcher', (_, make) => {
  const onClose = vi.fn();
  renderUi(make(true, onClose));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});
