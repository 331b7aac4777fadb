import { expect, it } from 'vitest';
import type { Failure } from './call-error';
import { errorText } from './error-text';

it.each<[Failure, string]>([
  [{ kind: 'offline' }, 'Please check your internet connection!'],
  [{ kind: 'timeout' }, 'Process timed out due to slow internet connection. Please Try Again.'],
  [{ kind: 'rejected', statusCode: 102, description: 'Sold out.' }, 'Sold out.'],
  [{ kind: 'rejected', statusCode: 102, description: '' }, 'Please Refresh'],
  [{ kind: 'malformed' }, 'Oops something went wrong!'],
  [{ kind: 'unauthorised', reason: 'unknown', description: '' }, 'Oops something went wrong!'],
])('the failure %j says: %s', (failure, words) => expect(errorText(failure)).toBe(words));
