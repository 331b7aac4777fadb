import { readFileSync } from 'node:fs';

/** How docs/wire.md says that a call is sent. */
export interface WireRow {
  method: string;
  path: string;
  /** `none`, `token`, `token, visitors too` or `refresh token`. */
  token: string;
  /** `form`, `_k`, `multipart` or `query`. */
  body: string;
  /** Whether every answer must have a `statusCode`. */
  codeNeeded: boolean;
  /** Wire names in their order. One that is always the same stands as `name=value`. */
  fields: string[];
}

/** The rows of the tables in docs/wire.md. */
export function wireRows(): WireRow[] {
  return readFileSync('docs/wire.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter(([, call = '']) => /^(POST|GET) \//.test(call))
    .map(([, call = '', token = '', body = '', sends = '']) => ({
      method: call.split(' ')[0] ?? '',
      path: call.split(' ')[1] ?? '',
      token,
      body: body.split(', ')[0] ?? '',
      codeNeeded: body.endsWith(', code needed'),
      fields: sends.split(', '),
    }));
}
