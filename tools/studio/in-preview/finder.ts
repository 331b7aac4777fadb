import type { PreviewNews } from '../wire';
import { partsAt } from './parts';

const hovered = 'data-studio-hovered';
/** They lie inside of their elements, so that nothing cuts them off. */
const outline = 'outline: 3px solid #e6007e !important; outline-offset: -3px !important;';

/** Leads from what is seen in the app to its field in the studio. */
export function openFinder(tell: (news: PreviewNews) => void) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${hovered}] { ${outline} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  /** The CSS variables of a mall, while a person looks for a field. */
  let variables: readonly string[] | undefined;

  const hover = (element?: Element) => {
    for (const before of document.querySelectorAll(`[${hovered}]`)) before.removeAttribute(hovered);
    element?.setAttribute(hovered, '');
  };
  const hold = (event: Event) => {
    if (!variables) return;
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
      hover();
      tell({ pressed: partsAt(event.target, variables) });
    },
    true,
  );
  for (const name of ['pointerover', 'focusin']) {
    addEventListener(name, ({ target }) => {
      if (variables && target instanceof Element) hover(target);
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
      hover();
      document.documentElement.style.cursor = next ? 'crosshair' : '';
    },
  };
}
