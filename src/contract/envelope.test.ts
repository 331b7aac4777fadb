import { expect, it } from 'vitest';
import { readEnvelope } from './envelope';

it('keeps every digit of ids that are numbers', () => {
  const body = '{"statusCode":100,"response":{"last_bill_id":12345678901234567}}';
  expect(readEnvelope({ statusCode: 'required' }, { status: 200, body })).toEqual({
    kind: 'answer',
    body: { statusCode: 100, response: { last_bill_id: '12345678901234567' } },
  });
});
