import type { Call } from '@/contract/call';

/** A place in the OpenAPI document, as a JSON pointer. */
export function pointer(...parts: readonly string[]): string {
  return ['#', ...parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

const operation = ({ path, method }: Pick<Call, 'path' | 'method'>) => ['paths', path, method.toLowerCase()];
const json = ['content', 'application/json', 'schema'];

export const placeOf = {
  call: (call: Call) => pointer(...operation(call)),
  answer: (call: Call) => pointer(...operation(call), 'responses', '200'),
  statusCode: (call: Call) =>
    pointer(...operation(call), 'responses', '200', ...json, 'anyOf', '0', 'properties', 'statusCode'),
  refusedToken: (call: Call) =>
    pointer(...(call.auth === 'none' ? operation(call) : [...operation(call), 'responses', '401'])),
  request: (call: Call) =>
    pointer(...operation(call), call.encoding === 'query' ? 'parameters' : 'requestBody'),
};

/** The place of `response`, or of the fields in it: the parts of its pointer. */
export function partsOfReply(call: Call): string[] {
  const response = ['anyOf', '0', 'properties', 'response'];
  const choice = call.reply.place === 'fields' && call.reply.orEmptyArray ? ['anyOf', '0'] : [];
  return [...operation(call), 'responses', '200', ...json, ...response, ...choice];
}
