import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/contract/call';
import { calls } from '@/contract/calls';

const page = await readFile('docs/wire.md', 'utf8');
const rows = new Map(
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, call = '', ...cells]) => (/^`(POST|GET) \//.test(call) ? [[call, cells] as const] : [])),
);

describe('docs/wire.md', () => {
  it('has a row for every call, and no other', () => {
    const all = Object.values(calls).map(({ method, path }) => `\`${method} ${path}\``);
    expect([...rows.keys()].sort()).toEqual(all.sort());
  });

  it.each(Object.values(calls).map((call) => [call.path, call] as const))(
    'says how %s is sent',
    (_, call) => {
      const [token, body, sends] = rows.get(`\`${call.method} ${call.path}\``) ?? [];
      expect(token).toBe(tokenOf(call));
      expect(body).toBe(`${bodies[call.encoding]}${call.statusCode === 'required' ? ', code needed' : ''}`);
      expect(sends).toBe(`\`${fieldsOf(call).join(', ')}\``);
    },
  );
});

const bodies = { form: 'form', cipher: '`_k`', multipart: 'multipart', query: 'query' };

function tokenOf({ auth, audience }: Call): string {
  if (auth !== 'access') return { none: 'none', refresh: 'refresh token' }[auth];
  return audience === 'anyone' ? 'token, visitors too' : 'token';
}

function fieldsOf({ request, constants }: Call): string[] {
  const { fields } = request as unknown as { fields: Record<string, { wire: string }> }; // every request is a record
  const fixed = Object.entries(constants).map(([name, value]) => `${name}=${value}`);
  return [...Object.values(fields).map(({ wire }) => wire), ...fixed];
}
