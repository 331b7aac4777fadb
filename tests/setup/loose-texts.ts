import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Fails a test in which React has put a text beside something else (docs/product/shell.md#translated-pages): it would
 * change a text that nobody sees, and throw when it removes it or puts something in front of it.
 */
export function refuseLooseTexts(): void {
  let loose: string[] = [];
  const collect = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) loose.push(...looseTextsIn(node));
  };
  const observer = new MutationObserver(collect);
  beforeEach(() => observer.observe(document.body, { childList: true, subtree: true }));
  afterEach(() => {
    collect(observer.takeRecords());
    observer.disconnect();
    const found = loose;
    loose = [];
    expect(found, 'texts without an element of their own').toEqual([]);
  });
}

function looseTextsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return isLoose(node) ? [node.textContent ?? ''] : [];
  return [...node.childNodes].flatMap(looseTextsIn);
}

/**
 * React marks what it draws; the only text of an element is no node for it. Nobody translates a blank. Mantine writes a
 * label beside the star of a required field, and neither changes.
 */
function isLoose(text: Node): boolean {
  return (
    text.textContent?.trim() !== '' &&
    Object.keys(text).some((key) => key.startsWith('__reactFiber$')) &&
    !text.parentElement?.matches('.mantine-InputWrapper-label')
  );
}
