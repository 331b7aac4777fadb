/** Between the service worker and the site's open tabs. */
export const pushSignals = {
  /** A push message was shown. */
  arrived: 'PUSH_ARRIVED',
  /** The browser has made another subscription. */
  renewed: 'PUSH_RENEWED',
  /** A tap on a push message is kept, to be reported. */
  tapped: 'PUSH_TAPPED',
  /** Somebody tapped a push message: the tab opens its `href`, and answers on the port that comes along. */
  open: 'PUSH_OPEN',
} as const;
