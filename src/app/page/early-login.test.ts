import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLoginNext, showLogin } from './early-login';

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

describe('the login is the first screen of a visitor', () => {
  it.each(['/', '/login', '/membership', '/offers-detail/1'])('at %s', (address) => {
    history.replaceState(null, '', address);
    expect(isLoginNext()).toBe(true);
  });

  it.each(['/faqs', '/terms-of-use', '/store-locator', '/visit', '/optout/1/2', '/registration'])(
    'but not at %s, which visitors may see',
    (address) => {
      history.replaceState(null, '', address);
      expect(isLoginNext()).toBe(false);
    },
  );

  it('but not in maintenance', () => {
    localStorage.setItem('ismaintainance', 'true');
    expect(isLoginNext()).toBe(false);
  });

  it('but the page shows none where the browser blocks storage, because the screen tells that', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    expect(isLoginNext).toThrow('blocked');
  });
});

describe('the login form of the page', () => {
  /** The form at an address, and what types into its field. */
  function open(address = '/login') {
    history.replaceState(null, '', address);
    document.body.innerHTML =
      '<form><p data-to-offer="see the offer">log in</p><input><button>GET OTP</button></form>';
    const form = document.forms[0] ?? expect.fail('There is no form.');
    const [field, button] = [form.querySelector('input'), form.querySelector('button')];
    if (!field || !button) throw new Error('The form lacks a part.');
    showLogin(form);
    const type = (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    return { form, field, button, type };
  }

  it('has the focus, drops a pasted country code, groups the digits, and then opens GET OTP', () => {
    const { field, button, type } = open();
    expect([document.activeElement, button.disabled]).toEqual([field, true]);
    type('+91 98765-00123');
    expect([field.value, button.disabled]).toEqual(['9876 500 123', false]);
  });

  it('takes an early press, and takes it back when the number is changed after it', () => {
    const { form, button, type } = open();
    type('9876500123');
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    expect([globalThis.firstLogin?.pressed, button.disabled]).toEqual([true, true]);
    type('9876500124');
    expect([globalThis.firstLogin?.pressed, button.disabled]).toEqual([false, false]);
  });

  it.each([
    ['/offers-detail/1', 'see the offer'],
    ['/offers', 'log in'],
  ])('says at %s why a visitor is here: to %s', (address, words) => {
    expect(open(address).form.querySelector('p')?.textContent).toBe(words);
  });
});
