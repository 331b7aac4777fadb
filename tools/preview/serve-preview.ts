import { fileResponse } from '../shared/file-response';
import { type Listening, listen } from '../shared/listen';
import type { PreviewFiles } from './make-preview';

/** A static server for a preview, on loopback: it adds a slash to the address of a folder, and knows 404.html. */
export function servePreview(files: PreviewFiles): Promise<Listening> {
  return listen(async (request) => {
    const url = new URL(request.url);
    const path = decodeURIComponent(url.pathname.slice(1));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const bytes = files.get(file);
    if (bytes) return fileResponse(file, bytes);
    if (files.has(`${file}/index.html`))
      return Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301);
    return new Response(fileResponse('404.html', files.get('404.html') ?? '').body, {
      status: 404,
      headers: { 'content-type': 'text/html' },
    });
  });
}
