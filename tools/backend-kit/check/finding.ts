import type { Finding, Severity } from './report';

/** What is said of one place. `shopper` is empty where nobody sees it. */
export function finding(
  severity: Severity,
  spec: string,
  field: string,
  expected: string,
  came: string,
  shopper = '',
): Finding {
  return { severity, field, expected, came, shopper, spec };
}
