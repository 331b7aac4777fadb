/** Brings a part of the form into view. In a wide window the form scrolls by itself, and the page stays where it is. */
export function showInForm(element: Element, block: 'center' | 'nearest'): void {
  const form = element.closest('.mantine-ScrollArea-viewport');
  const before = scrollY;
  element.scrollIntoView({ block });
  if (form && form.scrollHeight > form.clientHeight) scrollTo({ top: before });
}
