import type { Path } from '../../saving/draft-text';
import { fieldId } from './schema';

/**
 * The input of what stands at a path. An entry of a list has none of its own, so it gets that of the list. A group of
 * fields has its title, and a whole part the control that opens it.
 */
export function inputAt(path: Path): HTMLElement | null {
  const inputs = path.map((_, index) => document.getElementById(fieldId(path.slice(0, index + 1))));
  const found = inputs.findLast((element) => element !== null) ?? null;
  return found?.querySelector<HTMLElement>('.mantine-Accordion-control') ?? found;
}

/** Brings a part of the form into view. In a wide window the form scrolls by itself, and the page stays where it is. */
export function showInForm(element: Element, block: 'center' | 'nearest'): void {
  element.closest('details')?.setAttribute('open', '');
  const form = element.closest('.mantine-ScrollArea-viewport');
  const before = scrollY;
  element.scrollIntoView({ block });
  if (form && form.scrollHeight > form.clientHeight) scrollTo({ top: before });
}
