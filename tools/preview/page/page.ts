import { today } from '@/lib/today';
import { elementIds, type PreviewFacts, roles } from '../facts';
import { answerInside } from './answers';
import { showBar, showEnd } from './bar';
import { keepDatabasesInMemory } from './memory-databases';
import { become, keepApart } from './storage';

/** Runs before the app, in every page of a preview. */
const facts = JSON.parse(document.getElementById(elementIds.facts)?.textContent ?? '') as PreviewFacts; // the builder wrote it

if (today() > facts.until) showEnd(facts);
else {
  keepApart(facts.id);
  keepDatabasesInMemory();
  const role = roles.find((each) => location.hash === `#${each}`);
  if (role) become(role, facts);
  // Servers add a slash to the address of a folder; the app's addresses have none.
  const path = location.pathname.replace(/(\/index\.html|\/)$/, '') || '/';
  if (role || path !== location.pathname) history.replaceState(history.state, '', path + location.search);
  localStorage.setItem('promptCounter', '3'); // there is nothing to install
  answerInside(facts);
  for (const name of ['serviceWorker', 'share']) Reflect.deleteProperty(Navigator.prototype, name);
  addEventListener('click', stayInside, true);
  window.open = () => null;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === `preview.${facts.id}.user`) location.reload(); // somebody else in another tab
  });
  addEventListener('DOMContentLoaded', () => showBar(facts));
}

/** Links to phones, mails and other sites do nothing. */
function stayInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.href && new URL(link.href).origin !== location.origin) event.preventDefault();
}
