import { expect, it } from 'vitest';
import { normaliseEmail, normalisePincode } from './personal.schema';

it.each([
  ['400 001', '400001'],
  ['400\u00a0001', '400001'],
  ['\ufeff400\u200b001\u2060', '400001'],
  ['४०० ००१', '400001'],
  ['40-001', '40-001'],
])('the pincode %j is taken as %j', (typed, pincode) => expect(normalisePincode(typed)).toBe(pincode));

it.each([
  ['\u00a0Asha@Mall.Example\u200b', 'asha@mall.example'],
  ['as\u00adha@mall.example', 'asha@mall.example'],
])('the e-mail address %j is taken as %j', (typed, email) => expect(normaliseEmail(typed)).toBe(email));
