import type { SiteFacts } from './site-facts';

/** What to do first where a release moves the policy of its page from the server into the page. */
export function movedIn(before: SiteFacts | undefined, after: SiteFacts | undefined): string[] {
  if (!before || before.saysPolicy || !after?.saysPolicy) return [];
  return [
    'From this release on, the page says its own Content-Security-Policy, and one that a server still sends stops the app. Give the server its new rules first, and then the site: docs/hosting.md#the-policy-of-the-page',
  ];
}

/** What to do where a release has a page that leaves its policy to the server. */
export function leftToServer(now: SiteFacts | undefined): string[] {
  if (!now || now.saysPolicy) return [];
  return [
    'The page of this release says no Content-Security-Policy. Give the server the rules of this release too (its nginx.conf or _headers): docs/hosting.md#the-policy-of-the-page',
  ];
}
