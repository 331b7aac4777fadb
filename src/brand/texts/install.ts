import { defineTexts } from './define-texts';

/** Installing the app: docs/product/install.md. */
export const installTexts = defineTexts('install', {
  title: 'Install {program}',
  hint: 'Open it from your home screen, like any other app.',
  install: 'INSTALL',
  safari: "Tap the share button, then 'Add to Home Screen'.",
  safariForgets:
    'Safari may forget this site when you do not open it for a while. On the Home Screen it stays. Log in there once.',
  dock: "Tap the share button, then 'Add to Dock'.",
  firefox: "Open the browser's menu and tap 'Install'.",
  other: "Open the browser's menu and tap 'Add to Home Screen'.",
  inAppTitle: 'Open this page in your browser',
  inApp: "Tap the three dots, then 'Open in browser'. There you can install {program}.",
  unsupportedTitle: 'Browser not supported!',
  unsupported: '{program} does not work well in this browser. Please open it in Google Chrome.',
});
