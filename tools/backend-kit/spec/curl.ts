import type { Call } from '@/contract/call';
import type { Examples } from './examples';

/** A command that sends the call. What is secret or belongs to one mall is a placeholder in capitals. */
export function curlOf(call: Call, fields: Examples['request']['fields']): string {
  const lines = [`curl "$API${call.path}`];
  if (call.encoding === 'query') {
    lines[0] += `?${Object.entries(fields)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
      .join('&')}"`;
  } else lines[0] += '"';
  if (call.auth === 'access') lines.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
  if (call.auth === 'refresh') lines.push('-H "Authorization: Bearer $REFRESH_TOKEN"');
  if (call.encoding === 'cipher') lines.push('--data-urlencode "_k=$K"');
  if (call.encoding === 'form' || call.encoding === 'multipart') {
    const flag = call.encoding === 'form' ? '--data-urlencode' : '-F';
    for (const [name, value] of Object.entries(fields)) {
      for (const each of Array.isArray(value) ? value : [value]) {
        lines.push(`${flag} '${name}=${String(each).replaceAll("'", "'\\''")}'`);
      }
    }
  }
  return lines.join(' \\\n  ');
}
