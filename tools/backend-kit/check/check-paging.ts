import type { CallName } from '@/contract/calls';
import type { Asked, Tools } from './checks';
import { hidePersons } from './hide-persons';
import { type Judged, judgeAnswer } from './judge-answer';
import { placeOf } from './place';
import { pageAfter, paging } from './plan-reads';
import { type Finding, finding } from './report';

const mostPages = 100;

/** Follows the pages of a list to its end, and judges each of them. */
export async function checkPaging(asked: Asked, first: Judged, tools: Tools): Promise<Finding[]> {
  const { call, values, bearer } = asked;
  const { client, mask, origins, times } = tools;
  const name = call.path.slice(1) as CallName; // a path is a call's name
  const pages = paging[name];
  if (!pages) return [];
  const findings: Finding[] = [];
  const seen = new Set(pages.ids(first.reply));
  let page = 1;
  let last = first;
  for (let read = 1; ; read += 1) {
    const next = pageAfter(pages, last.reply, page);
    if (next === undefined) return findings;
    if (!Number.isInteger(next)) {
      return [...findings, said('broken', 'a whole number', 'a fraction', endsEarly)];
    }
    if (read === mostPages) {
      return [
        ...findings,
        said('told', 'an end of the list', `more than ${mostPages} pages, not read on`, ''),
      ];
    }
    const request = { ...values, ...pages.later, page: next };
    const outcome = await client.ask(call, request, { bearer, origin: origins[0] });
    if (outcome.kind === 'answer') {
      times.push(outcome.ms);
      hidePersons(outcome.text, name, mask);
    }
    last = judgeAnswer(call, outcome, mask);
    findings.push(...last.findings);
    if (last.kind !== 'answer') {
      const refused =
        last.kind === 'unusable' ? [] : [said('broken', 'the next page', 'a refusal', endsEarly)];
      return [...findings, ...refused];
    }
    const fresh = pages.ids(last.reply).filter((id) => !seen.has(id));
    if (fresh.length === 0 && pageAfter(pages, last.reply, next) !== undefined) {
      const expected = '0 or no number on the last page';
      return [
        ...findings,
        said('broken', expected, 'pages without anything new', 'The list loads for ever.'),
      ];
    }
    for (const id of fresh) seen.add(id);
    page = next;
  }

  function said(severity: 'broken' | 'told', expected: string, came: string, shopper: string): Finding {
    return finding(severity, placeOf.answer(call), 'page_num', expected, came, shopper);
  }
}

const endsEarly = 'The list ends too early.';
