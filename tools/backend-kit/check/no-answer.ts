import type { Outcome, RedirectProblem } from './client';
import type { Answer, Failed } from './exchange';
import { oops } from './judge-fields';
import type { Finding } from './report';

/** What is wrong where no answer came, and what a shopper would see. */
export function noAnswer(
  outcome: Exclude<Outcome, Answer>,
): Pick<Finding, 'field' | 'expected' | 'came' | 'shopper'> {
  if (outcome.kind === 'redirected') {
    const came = redirects(outcome.problem, outcome.status);
    return { field: 'Location', expected: 'an answer at this address', came, shopper: oops };
  }
  const { came, ...failure } = failures[outcome.reason];
  return {
    ...failure,
    field: fieldsOfFailure[outcome.reason] ?? 'connection',
    came: `${came}${outcome.detail && ` (${outcome.detail})`}`,
  };
}

const fieldsOfFailure: Partial<Record<Failed['reason'], string>> = {
  certificate: 'TLS',
  unsendable: 'request',
};

const offline = "'Please check your internet connection!'";

const failures: Record<Failed['reason'], { expected: string; came: string; shopper: string }> = {
  unreachable: { expected: 'a server at this address', came: 'no connection', shopper: offline },
  certificate: { expected: 'a valid certificate for this host', came: 'TLS failed', shopper: offline },
  closed: {
    expected: 'a whole answer',
    came: 'the connection closed before the answer was whole',
    shopper: offline,
  },
  slow: {
    expected: 'a whole answer within the time limit',
    came: 'no whole answer in time',
    shopper: "'Process timed out due to slow internet connection. Please Try Again.'",
  },
  'too large': {
    expected: 'at most 10 MB',
    came: 'more than 10 MB, not read on',
    shopper: 'A phone waits very long.',
  },
  unsendable: {
    expected: 'a token and values that can be sent',
    came: 'something else, in an earlier answer',
    shopper: oops,
  },
  'no http': { expected: 'an answer in HTTP', came: 'something else than HTTP', shopper: offline },
};

function redirects(problem: RedirectProblem, status: number): string {
  switch (problem) {
    case 'another host':
      return `${status} to another host, which would not get the token`;
    case 'drops the body':
      return `${status}, after which browsers send no fields`;
    case 'too many':
      return `${status} again and again`;
    case 'nowhere':
      return `${status} without an address`;
  }
}
