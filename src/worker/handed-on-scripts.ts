import type { WorkboxPlugin } from 'workbox-core';

/**
 * Hands a kept script to the page in a response of its own. Of one straight from the cache, Chrome makes a compiled
 * copy before the screen can render, once per script and release. That costs more than all later starts get back,
 * because Chrome compiles modules beside the page anyway (docs/decisions/0046-files-of-a-screen.md).
 */
export const handedOnScripts: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) =>
    request.destination === 'script' ? new Response(response.body, response) : response,
};
