import type { BrowserFinding } from './script-findings';

/** The use of a feature that some promised browsers lack, and that does no harm. */
export interface Allowed {
  feature: string | RegExp;
  /** A text in the code around the use, to tell it from other uses of the same feature. */
  near?: string | RegExp;
  /** Why nothing is lost in a browser that lacks the feature. */
  because: string;
}

const guarded = 'asks whether the browser has it, and goes on without';

export const allowed: readonly Allowed[] = [
  { feature: 'navigator.share', near: 'clipboard', because: 'without it the text is copied' },
  {
    feature: /^navigator\.(share|canShare)$/,
    near: 'canShare?.(',
    because: 'without it the file is downloaded',
  },
  { feature: 'trustedTypes', near: '?.createPolicy', because: 'a second lock where there is one' },
  { feature: /^(createPolicy|getAttributeType)\(\)$/, because: `DOMPurify ${guarded}` },
  {
    feature: 'TouchEvent',
    because: `Mantine, its date picker and Leaflet: each ${guarded} (Safari on a desk)`,
  },
  {
    feature: 'devicePixelRatio',
    because: 'every browser has it; the data is about how it changes with the zoom',
  },
  { feature: 'document.startViewTransition', near: 'updateCallbackDone', because: `Router ${guarded}` },
  {
    feature: /^(navigator\.wakeLock|WakeLock.*|request\(\))$/,
    near: 'wakeLock',
    because: 'use-wake-lock.ts asks whether the browser has it; without it the screen may go dark',
  },
  {
    feature: /^navigator\.(set|clear)AppBadge$/,
    near: '`setAppBadge`in navigator',
    because: `app-badge.ts ${guarded}`,
  },
  {
    feature: 'CloseWatcher',
    near: 'onclose',
    because: 'use-back-closes.ts asks whether the browser has it; without it Back leaves the screen',
  },
  {
    feature: /^(Intl\.)?Segmenter|^(segment|containing)\(\)$/,
    because: 'cut-text.ts asks whether the browser has it, and finds the end of a sign without',
  },
  { feature: 'skipTransition()', because: 'React calls it on a view transition that it has started' },
  { feature: 'navigation', near: /navigation[.)=]/, because: `React ${guarded}` },
  {
    feature: /^(OffscreenCanvas|convertToBlob\(\))$/,
    because: 'without it the worker gives up on a photo, which then goes out as large as it is',
  },
  {
    feature:
      /^(Notification(\.(permission|requestPermission))?|PushSubscription|(getSubscription|showNotification)\(\))$/,
    because: 'push-state.ts asks whether the browser has push messages; without them no worker gets one',
  },
  { feature: 'getNotifications()', near: 'getRegistration', because: `leave-push.ts ${guarded}` },
  { feature: 'databases()', near: '`databases`in indexedDB', because: `Firebase ${guarded}` },
  {
    feature: 'databases()',
    near: 'removeTraces',
    because: 'session/drafts.ts goes on without it; then the next form removes what earlier releases left',
  },
  { feature: 'navigator.cookieEnabled', near: 'typeof navigator', because: 'Firebase; every browser has it' },
  { feature: 'navigator.connection', near: 'downlink', because: `React ${guarded}` },
  {
    feature:
      /^(document\.(prerendering|wasDiscarded)|Performance(SoftNavigation|EventTiming)|getLargestInteractionContentfulPaint\(\))$/,
    because: `web-vitals ${guarded}`,
  },
  {
    feature: /^(request|cancel)IdleCallback$/,
    near: 'requestIdleCallback||setTimeout',
    because: `web-vitals ${guarded}`,
  },
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
