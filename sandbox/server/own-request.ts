/**
 * A request that Node's own classes accept. The server's request is an object of its own making, and a body without an
 * announced length, as `curl -X POST` or a proxy may send it, needs a copy that counts it (`bodyLimit`).
 */
export function ownRequest(request: Request): Request {
  const { url, method, headers, signal, body } = request;
  if (!body || headers.has('content-length')) return request;
  const streamed = { body, duplex: 'half' } satisfies RequestInit & { duplex: string }; // the types of Node lack it
  return new Request(url, { method, headers, signal, ...streamed });
}
