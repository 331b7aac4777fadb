import { getMimeType } from 'hono/utils/mime';

/** A file as a reply, with the type that its name says. */
export function fileResponse(name: string, body: string | Uint8Array, others?: HeadersInit): Response {
  const headers = new Headers(others);
  headers.set('content-type', getMimeType(name) ?? 'application/octet-stream');
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
}
