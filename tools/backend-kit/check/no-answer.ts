import type { Outcome, RedirectProblem } from './client';
import type { Answer, Failed } from './exchange';
import { oops } from './judge-fields';
import type { Finding } from './report';

/** What is wrong where no answer came, and what a shopper would see. */
export function noAnswer(
  outcome: Exclude<Outcome, Answer>,
): Pick<Finding, 'field' | 'expected' | 'came' | 'shopper'> {
  if (outcome.kind === 'redirected') {
    const came = `${outcome.status}${redirects[outcome.problem]}`;
    return { field: 'Location', expected: 'an answer at this address', came, shopper: oops };
  }
  const [field, expected, came, shopper] = failures[outcome.reason];
  return { field, expected, came: `${came}${outcome.detail && ` (${outcome.detail})`}`, shopper };
}

const offline = "'Please check your internet connection!'";
const slow = "'Process timed out due to slow internet connection. Please Try Again.'";

type Words = [field: string, expected: string, came: string, shopper: string];
const failures: Record<Failed['reason'], Words> = {
  unreachable: ['connection', 'a server at this address', 'no connection', offline],
  certificate: ['TLS', 'a valid certificate for this host', 'TLS failed', offline],
  closed: ['connection', 'a whole answer', 'the connection closed before the answer was whole', offline],
  slow: ['connection', 'a whole answer within the time limit', 'no whole answer in time', slow],
  'too large': ['connection', 'at most 10 MB', 'more than 10 MB, not read on', 'A phone waits very long.'],
  unsendable: [
    'request',
    'a token and values that can be sent',
    'something else, in an earlier answer',
    oops,
  ],
  'no http': ['connection', 'an answer in HTTP', 'something else than HTTP', offline],
};

const redirects: Record<RedirectProblem, string> = {
  'another host': ' to another host, which would not get the token',
  'drops the body': ', after which browsers send no fields',
  'too many': ' again and again',
  nowhere: ' without an address',
};
