import { elementIds, type PreviewFacts, previewOtp, type Role, roles } from '../facts';
import { become, roleNow } from './storage';

const labels: Readonly<Record<Role, string>> = { member: 'Member', new: 'New member', visitor: 'Visitor' };

/** The bar above every screen: what this is, how to log in, and who looks at it. */
export function showBar(facts: PreviewFacts): void {
  const bar = document.getElementById(elementIds.bar);
  const hint = document.createElement('small');
  hint.textContent = `OTP ${previewOtp}`;
  const buttons = roles.map((role) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = labels[role];
    button.addEventListener('click', () => {
      become(role, facts);
      // The app starts anew. A server may have no page for an address with a parameter.
      if (facts.addresses.includes(location.pathname)) location.reload();
      else location.assign('/');
    });
    return button;
  });
  const mark = () => {
    for (const [at, role] of roles.entries())
      buttons[at]?.setAttribute('aria-pressed', String(role === roleNow()));
  };
  mark();
  setInterval(mark, 1_000); // a login and a logout change it
  bar?.firstElementChild?.append(hint);
  bar?.append(...buttons);
}

/** In place of the app, when the last day is over. */
export function showEnd({ until }: PreviewFacts): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'"; // of the scripts below this one, so the app does not start
  document.head.append(policy);
  document.documentElement.setAttribute('data-preview-over', ''); // hides the page until it is replaced
  const main = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  const day = new Date(`${until}T00:00:00`).toLocaleDateString('en-GB', { dateStyle: 'long' });
  title.textContent = 'This preview has ended';
  text.textContent = `It was there to look at until ${day}. Ask whoever sent it to you for a new one.`;
  main.append(title, text);
  addEventListener('DOMContentLoaded', () => {
    document.title = 'Preview';
    document.body.replaceChildren(main);
  });
}
