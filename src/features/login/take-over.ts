import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { endFirstLogin } from './first-login';

/** ms after the end of a touch. By then its click has come. */
const clickDelay = 60;

/** What somebody did before the app was there. */
interface EarlyInput {
  /** The raw text of the field. */
  text: string;
  left: boolean;
  pressed: boolean;
}

/**
 * Lets the login screen take over from the page's form: what was typed, where the caret stands, the focus, and an early
 * tap on GET OTP. Until then the page shows its own form. Both look the same, so nobody sees it happen.
 *
 * @param field the screen's field
 * @param takeOver brings the screen to the same state. The screen is rendered before the page shows it.
 */
export function useFirstLogin(
  field: RefObject<HTMLInputElement | null>,
  takeOver: (input: EarlyInput) => void,
): void {
  const begin = useRef(takeOver);
  useLayoutEffect(() => {
    const early = globalThis.firstLogin;
    if (!early) return;
    const run = () => {
      if (globalThis.firstLogin !== early) return;
      const { value, selectionStart, selectionEnd, selectionDirection } = early.field;
      flushSync(() => begin.current({ text: value, left: early.left, pressed: early.pressed }));
      const focused = document.activeElement === early.field || !early.left;
      endFirstLogin();
      if (!focused || !field.current) return;
      field.current.focus({ preventScroll: true });
      field.current.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    };
    early.awaited = true;
    const control = new AbortController();
    if (isPressed()) {
      // A finger or a mouse button is down, and a tap belongs to what it began on. No event tells the end: a browser
      // shows a tap as pressed for a while after its last event.
      const look = () => {
        if (control.signal.aborted) return;
        if (isPressed()) requestAnimationFrame(look);
        else setTimeout(run, clickDelay);
      };
      requestAnimationFrame(look);
    } else {
      // React cannot render in the middle of a commit. The microtask comes after it, and before the next paint.
      queueMicrotask(run);
    }
    return () => {
      control.abort();
      endFirstLogin();
    };
  }, [field]);
}

function isPressed(): boolean {
  return document.body.matches(':active');
}
