// Runs inside the page, in browsers as old as the oldest promised one. Finds in the DOM what a shopper looks for. Every
// engine gets the text of this file, so it imports nothing.
const selectors = {
  button: 'button, [role="button"], [role="tab"]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  text: 'body *',
};

function trimmed(text) {
  return (text || '').replace(/\s+/g, ' ').trim();
}

function nameOf(element) {
  const label = element.labels?.[0];
  return trimmed(element.getAttribute('aria-label') || (label ? label.innerText : element.innerText)).replace(
    / ?\*$/,
    '',
  );
}

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** The innermost element with the text, or the first element of the kind with this name. */
function find(kind, name) {
  if (kind === 'first') return document.querySelector(name);
  const all = [...document.querySelectorAll(selectors[kind])].filter(isShown);
  if (kind !== 'text') return all.find((element) => nameOf(element).toLowerCase() === name.toLowerCase());
  return all.filter((element) => trimmed(element.innerText).includes(name)).pop();
}

function describe(element) {
  return element ? element.outerHTML.slice(0, 120) : 'nothing';
}

/** The point to tap. An error if something covers it, because a shopper could not tap it either. */
function placeOf(element) {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  const label = element.labels?.[0];
  const reached = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
  return reached ? place : { covered: describe(hit) };
}

/** Whether a bar at the screen's edge covers the focused element. */
function coveredFocus() {
  const element = document.activeElement;
  const bar = document.querySelector('main > div:last-child');
  if (!element?.closest('main') || !bar || bar.contains(element)) return null;
  return element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? describe(element) : '';
}

/** Chooses the option directly, because nobody can control the device's own list of a select. */
function choose(field, value) {
  const select = [...document.querySelectorAll('select')].find((each) => nameOf(each) === field);
  if (!select || select.disabled || ![...select.options].some((option) => option.value === value))
    return false;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

const tasks = {
  choose,
  count: (selector) => document.querySelectorAll(selector).length,
  coveredFocus,
  focusMain: () => document.querySelector('main').focus(),
  isThere: (kind, name) => Boolean(find(kind, name)),
  mark: (field) => find('field', field)?.select(),
  path: () => location.pathname,
  place: (kind, name) => {
    const element = find(kind, name);
    return element ? placeOf(element) : null;
  },
};

export function inPage(task, ...args) {
  return tasks[task](...args);
}
