/**
 * The oldest browsers in which the app works (docs/decisions/0037-promised-browsers.md), by their names in
 * web-features. `npm run test:all -- --group engines` runs the main journeys in these browsers, or in the nearest ones that it can
 * get.
 */
export const promisedBrowsers: Readonly<Record<string, number>> = {
  chrome: 103,
  chrome_android: 103,
  firefox: 115,
  firefox_android: 115,
  safari: 16.0,
  safari_ios: 16.0,
};

/** The promise in words. */
export const promiseInWords = 'iOS and Safari 16.0, Chrome 103, Firefox 115';

/** What Vite compiles syntax and styles for. */
export const compileTarget = ['chrome103', 'firefox115', 'safari16.0', 'ios16.0'];
