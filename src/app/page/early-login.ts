import { firstLoginId } from '@/brand/page-elements';
import type { FirstLogin } from '@/features/login/first-login';
import { mobilePattern, takenMobile } from '@/lib/mobile';
import { offerRoot } from '@/lib/paths';
import { loginNumber } from '@/session/tab-values';
import { stored } from './stored';

/** Addresses that visitors may see. Every other one leads them to the login. */
const publicAddress = /^\/(faqs|optout|otpverification|registration|store-locator|terms-of-use|visit)(\/|$)/;

/** Addresses that the app does not return to after the login (src/session/previous-route.ts). */
const forgettable = /^\/(login\/?)?$/;

/**
 * Whether the app will show the login screen as its first screen to this visitor. Throws where storage is blocked or
 * full: then the screen says so.
 */
export function isLoginNext(): boolean {
  localStorage.setItem('storage-probe', '');
  localStorage.removeItem('storage-probe');
  return stored('ismaintainance') !== 'true' && !publicAddress.test(location.pathname);
}

/**
 * Shows the login form of the page, and lets people use it: digits are grouped, GET OTP waits for a valid number, and
 * an early tap on it is carried out later (src/features/login/first-login.ts takes over).
 */
export function showLogin(form: HTMLElement): void {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const intro = form.querySelector<HTMLElement>('[data-to-offer]');
  if (!field || !button || !intro) return;
  const login: FirstLogin = { field, left: false, pressed: false };
  let known = 'nothing';
  const press = (pressed: boolean) => {
    login.pressed = pressed;
    button.disabled = pressed || !mobilePattern.test(known);
    button.toggleAttribute('data-loading', pressed);
    button.setAttribute('aria-busy', String(pressed));
  };
  const follow = () => {
    const { text, shown, caret } = takenMobile(field.value, field.selectionStart, known);
    if (field.value !== shown) {
      field.value = shown;
      field.setSelectionRange(caret, caret);
    }
    if (text !== known) {
      known = text;
      press(false);
    }
  };

  const { pathname } = location;
  const next = forgettable.test(pathname) ? stored('prev_route') : pathname;
  if (next?.startsWith(offerRoot)) intro.textContent = intro.dataset.toOffer ?? '';
  field.value = sessionStorage.getItem(loginNumber) ?? '';
  follow();
  form.addEventListener('input', follow);
  form.addEventListener('focusout', ({ target }) => {
    login.left ||= target === field;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    press(true);
  });
  addEventListener('pageshow', follow); // the browser may have put back what was typed
  globalThis.firstLogin = login;
  document.documentElement.setAttribute(`data-${firstLoginId}`, '');
  // An `autofocus` in the page would be lost where the browser draws a frame before this script shows the form.
  field.focus();
}
