import { describe, expect, it } from 'vitest';
import type { Call } from '@/contract/call';
import { calls } from '@/contract/calls';
import { wireRows } from '../setup/wire-rows';

const rows = wireRows();

describe('docs/wire.md', () => {
  it('has a row for every call, and no other', () => {
    const all = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(rows.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(all.sort());
  });

  it.each(Object.values(calls).map((call) => [call.path, call] as const))(
    'says how %s is sent',
    (path, call) => {
      expect(rows.find((row) => row.path === path)).toEqual({
        method: call.method,
        path,
        token: tokenOf(call),
        body: bodies[call.encoding],
        codeNeeded: call.statusCode === 'required',
        fields: fieldsOf(call),
      });
    },
  );
});

const bodies = { form: 'form', cipher: '_k', multipart: 'multipart', query: 'query' };

function tokenOf({ auth, audience }: Call): string {
  if (auth !== 'access') return { none: 'none', refresh: 'refresh token' }[auth];
  return audience === 'anyone' ? 'token, visitors too' : 'token';
}

function fieldsOf({ request, constants }: Call): string[] {
  const { fields } = request as unknown as { fields: Record<string, { wire: string }> }; // every request is a record
  const fixed = Object.entries(constants).map(([name, value]) => `${name}=${value}`);
  return [...Object.values(fields).map(({ wire }) => wire), ...fixed];
}
