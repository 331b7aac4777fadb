import type { BrowserFinding } from './finding';

/** A use beyond the promise that does no harm. */
export interface Allowed {
  feature: string | RegExp;
  /** What must stand in the code around it, where the feature alone does not say which use is meant. */
  near?: string | RegExp;
  /** Why nothing is lost in a browser that does not have it. */
  because: string;
}

const guarded = 'asks whether the browser has it, and goes on without';

export const allowed: readonly Allowed[] = [
  { feature: 'navigator.share', near: 'clipboard', because: 'without it the text is copied' },
  { feature: 'trustedTypes', near: '?.createPolicy', because: 'a second lock where there is one' },
  { feature: /^(createPolicy|getAttributeType)\(\)$/, because: `DOMPurify ${guarded}` },
  {
    feature: 'TouchEvent',
    because: `Mantine, its date picker and Leaflet: each ${guarded} (Safari on a desk)`,
  },
  {
    feature: 'devicePixelRatio',
    because: 'every browser has it; the data means how it changes with the zoom',
  },
  { feature: 'document.startViewTransition', near: 'updateCallbackDone', because: `Router ${guarded}` },
  { feature: 'skipTransition()', because: 'React calls it on a view transition that it has started' },
  { feature: 'navigation', near: /navigation[.)=]/, because: `React ${guarded}` },
  {
    feature: /^(OffscreenCanvas|convertToBlob\(\))$/,
    because: 'without it the worker gives up on a photo, which then goes out as large as it is',
  },
  { feature: 'navigator.connection', near: 'downlink', because: `React ${guarded}` },

  { feature: ':has', near: 'option[value=', because: 'only the colour of a placeholder' },
  {
    feature: ':has',
    near: /data-combined-clear-section|data-mantine-scrollbar|only-child|input:disabled/,
    because:
      'Mantine: clear buttons inside of fields, lists with a scroll bar of its own and groups, which we do not use',
  },
  {
    feature: 'the unit dvh',
    near: '--modal-',
    because: 'Mantine: dialog-frame.module.css sets a height of its own',
  },
  { feature: 'container-type', because: 'the figure on the card is limited under @supports only' },
  { feature: 'outline', because: 'outlines are drawn by all; the data means that they follow round corners' },
  { feature: /^user-select$/, because: 'the prefixed one stands beside it' },
  { feature: /^cursor: /, because: 'phones have no pointer' },
  { feature: /^overscroll-behavior/, because: 'the page behind scrolls along at the end of a list' },
  {
    feature: /^(scrollbar-width|overflow-anchor|resize)$/,
    because: 'what it switches off is not there either',
  },
  { feature: /^(text-wrap|:marker|:selection|backdrop-filter)$/, because: 'decoration' },
  { feature: /^(text-size-adjust|print-color-adjust)$/, because: 'the prefixed one stands beside it' },
  { feature: 'forced-color-adjust', because: 'no forced colours, nothing to leave out of them' },
];

export function isAllowed(finding: BrowserFinding): boolean {
  return allowed.some(
    (use) => fits(use.feature, finding.feature) && (!use.near || contains(use.near, finding.near)),
  );
}

function fits(wanted: string | RegExp, feature: string): boolean {
  return typeof wanted === 'string' ? wanted === feature : wanted.test(feature);
}

function contains(wanted: string | RegExp, code: string): boolean {
  return typeof wanted === 'string' ? code.includes(wanted) : wanted.test(code);
}
