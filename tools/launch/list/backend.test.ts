import { describe, expect, it } from 'vitest';
import { pagesItem } from './backend';

const told = (terms: string, faqs?: unknown) =>
  new Map([
    ['getTermsCondition', JSON.stringify({ statusCode: 100, response: terms })],
    ...(faqs === undefined
      ? []
      : [['getFaqList', JSON.stringify({ statusCode: 100, response: faqs })] as const]),
  ]);

describe('the line about pages', () => {
  it('is good when terms and FAQs have words', () => {
    const faqs = { Points: [{ id: 1, question: 'How?', answer: 'So.' }] };
    expect(pagesItem(told('<p>Terms</p>', faqs), true)).toMatchObject({ result: 'ok' });
    expect(pagesItem(told('<p>Terms</p>'), false)).toMatchObject({ result: 'ok' });
  });

  it('names the pages that are empty, for the client', () => {
    expect(pagesItem(told('<p>&nbsp;\n</p>', {}), true)).toMatchObject({
      result: 'failed',
      detail: 'Empty: the terms of use, the FAQs.',
      who: 'client',
    });
    expect(pagesItem(told('', {}), false)).toMatchObject({ detail: 'Empty: the terms of use.' });
  });

  it('comes to an end with millions of tags that are open', () => {
    expect(pagesItem(told('<'.repeat(8e6)), false)).toMatchObject({ result: 'ok' });
  });

  it('was not tried where the backend gave nothing to read', () => {
    expect(pagesItem(new Map([['getTermsCondition', '<html>']]), true)).toMatchObject({ result: 'notTried' });
  });
});
