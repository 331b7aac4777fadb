import { buildSite, prepare, type Tools, toolsKey } from './build-site';
import type { SiteOptions } from './options';
import '../brand/site'; // so that it is there with the first request
import type { Answer, Request } from './second-process';

/** Builds sites for the process that started this one. */

const answer = (message: Answer) => process.send?.(message);
process.on('disconnect', () => process.exit()); // nobody waits for more sites

let prepared: { options: SiteOptions; tools: Tools } | undefined;

process.on('message', async (message) => {
  const request = message as Request; // sent by second-process.ts
  if (request.kind === 'prepare') {
    const { options } = request;
    const { tools } = await prepare(options, []);
    prepared = tools && { options, tools };
    return answer({ kind: 'prepare', ...(tools && { tools: toolsKey(tools) }) });
  }
  if (!prepared) return;
  const outcome = await buildSite(request.site, prepared.tools, prepared.options);
  return answer({ kind: 'build', id: request.site.merchant.id, outcome });
});
