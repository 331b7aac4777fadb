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

it('the login form of the page drops a pasted country code, groups the digits, and then opens GET OTP', () => {
  document.body.innerHTML =
    '<form><p data-to-offer="see the offer">log in</p><input><button>GET OTP</button></form>';
  const [form, field, button] = ['form', 'input', 'button'].map((name) => document.querySelector(name));
  if (!(form instanceof HTMLElement && field instanceof HTMLInputElement))
    throw new Error('There is no form.');
  showLogin(form);
  expect(button).toHaveProperty('disabled', true);
  field.value = '+91 98765-00123';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.value).toBe('9876 500 123');
  expect(button).toHaveProperty('disabled', false);
});
