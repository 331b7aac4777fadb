import type { PreviewNews, Sought } from '../wire';
import { findParts, partsAt } from './parts';

const [hovered, marked] = ['data-studio-hovered', 'data-studio-marked'];
/** They lie inside of their elements, so that nothing cuts them off. */
const outline = 'outline: 3px solid #e6007e !important; outline-offset: -3px !important;';
/** How long a screen may take to show what is sought, and how often it is looked for meanwhile, in ms. */
const [patience, interval] = [3000, 250];

/** Leads from what is seen in the app to its field in the studio, and from a field to its place. */
export function openFinder(tell: (news: PreviewNews) => void) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${hovered}], [${marked}] { ${outline} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  /** The CSS variables of a mall, while a person looks for a field. */
  let variables: readonly string[] | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const only = (name: string, elements: readonly Element[]) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    for (const element of elements) element.setAttribute(name, '');
  };
  const hold = (event: Event) => {
    if (!variables) {
      clearTimeout(waiting);
      return only(marked, []);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit'])
    addEventListener(name, hold, true);
  addEventListener(
    'click',
    (event) => {
      hold(event);
      if (!variables || !(event.target instanceof Element)) return;
      only(hovered, []);
      tell({ pressed: partsAt(event.target, variables) });
    },
    true,
  );
  for (const name of ['pointerover', 'focusin']) {
    addEventListener(name, ({ target }) => {
      if (variables && target instanceof Element) only(hovered, [target]);
    });
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && variables) tell({ pressed: [] });
    },
    true,
  );
  return {
    find: (next: readonly string[] | undefined) => {
      variables = next;
      only(hovered, []);
      document.documentElement.style.cursor = next ? 'crosshair' : '';
    },
    mark: (sought: Sought | undefined, wait: boolean) => {
      clearTimeout(waiting);
      only(marked, []);
      if (!sought) return;
      const started = performance.now();
      let isTold = false;
      // What stands for a screen while it loads is marked too, and gives way to the screen itself.
      const look = () => {
        const found = findParts(sought);
        const [first] = found;
        if (first && !first.hasAttribute(marked)) first.scrollIntoView({ block: 'center' });
        only(marked, found);
        const isOver = !wait || performance.now() - started > patience;
        if (!isTold && (first || isOver)) tell({ marked: found.length });
        isTold ||= first !== undefined;
        if (!isOver) waiting = setTimeout(look, interval);
      };
      look();
    },
  };
}
