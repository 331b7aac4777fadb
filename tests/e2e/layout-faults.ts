import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of a part of the page, or of the dialog over it: what is wider than the window, and
 * controls that nobody can reach. One line for each.
 */
export async function layoutFaults(page: Page, part = 'body'): Promise<string[]> {
  // What makes room for a bar learns the bar's new height in the frame that draws a new window, and moves in the next one.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // A sheet that is still on its way up stands outside the window.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  return page.evaluate(faultsNow, part);
}

/** Runs in the page, so it may use nothing from outside. */
function faultsNow(part: string): string[] {
  const { documentElement: root } = document;
  const [width, height] = [root.clientWidth, innerHeight];
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')];
  const top = dialogs.at(-1) ?? document.querySelector(part) ?? document.body;
  const faults: string[] = [];
  if (root.scrollWidth > width) faults.push(`The page is ${root.scrollWidth} px wide.`);
  for (const element of top.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > width + 1) && !within(element)) {
      faults.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)}.`);
    }
    if (isCut(element)) faults.push(`${nameOf(element)} is cut.`);
  }
  const before = [scrollX, scrollY] as const;
  for (const control of top.querySelectorAll(
    'a[href], button, input, select, textarea, [role=tab], [tabindex="0"]',
  )) {
    const shown = targetOf(control);
    if (shown && !isReached(shown)) faults.push(`${nameOf(control)} cannot be reached.`);
  }
  scrollTo(...before);
  return faults;

  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** What keeps an element inside itself: a scroller, or a frame that cuts. */
  function within(element: Element): Element | undefined {
    for (let up = element.parentElement; up && up !== root && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== 'visible') return up;
    }
    return undefined;
  }

  /** Whether the element's own words leave its box, or end at the edge of a frame without the dots that say so. */
  function isCut(element: Element): boolean {
    const words = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
    if (!words) return false;
    const own = getComputedStyle(element);
    const frame = own.overflowX === 'visible' ? within(element) : element;
    const cutting = frame && getComputedStyle(frame);
    // What is clipped to nothing is for screen readers.
    const meant = [own, cutting].some(
      (style) => style?.textOverflow === 'ellipsis' || (style && style.clipPath !== 'none'),
    );
    if (meant) return false;
    const range = document.createRange();
    range.selectNode(words);
    const text = range.getBoundingClientRect();
    const boxes = [
      ...(frame && cutting && /hidden|clip/.test(cutting.overflowX) ? [frame] : []),
      ...(own.overflowX === 'visible' && !/inline|contents/.test(own.display) ? [element] : []),
    ].map((box) => box.getBoundingClientRect());
    return boxes.some(({ left, right }) => text.left < left - 1 || text.right > right + 1);
  }

  /** Where a finger aims for a control: itself, or the label of a field that is drawn by others. */
  function targetOf(control: Element): Element | undefined {
    if (!isShown(control) || control.closest('[inert], [aria-hidden=true]')) return undefined;
    const { width, height } = control.getBoundingClientRect();
    const labels = 'labels' in control ? [...(control.labels as NodeListOf<Element>)] : [];
    if (width > 2 && height > 2 && getComputedStyle(control).opacity !== '0') return control;
    return labels[0];
  }

  /** Whether it can be scrolled to a place where all of it is seen and nothing covers it. */
  function isReached(element: Element): boolean {
    return (['nearest', 'center'] as const).some((block) => {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const box = element.getClientRects()[0];
      if (!box || box.left < -1 || box.right > width + 1) return false;
      const tall = box.height > height / 2;
      if (!tall && (box.top < -1 || box.bottom > height + 1)) return false;
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, height)];
      return [0.3, 0.5, 0.7].every((part) => {
        const x = box.left + box.width * part;
        const hit = document.elementFromPoint(x, top + (bottom - top) * (tall ? 0.5 : part));
        return !!hit && (element.contains(hit) || !!hit.closest('label')?.contains(element));
      });
    });
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${words.trim().slice(0, 40)}"`;
  }
}
