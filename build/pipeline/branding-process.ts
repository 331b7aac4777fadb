import { join } from 'node:path';
import { buildSite, type Leftovers, prepare, type Tools } from './build-site';
import type { SiteOptions } from './options';
import '../brand/site'; // so that it is there with the first request
import { problemOf } from '../shared/problem-of';
import { removeLeftovers } from './remove-leftovers';
import type { Answer, Request } from './second-process';

/** Builds sites for the process that started this one (docs/decisions/0068-processes.md). */

const answer = (message: Answer) => process.send?.(message);
process.on('disconnect', () => process.exit()); // nobody waits for more sites

const removals: Leftovers['removals'] = [];
let options: SiteOptions | undefined;
let tools: Tools | undefined;

process.on('message', async (message) => {
  const request = message as Request; // sent by second-process.ts
  if (request.kind === 'prepare') {
    options = request.options;
    const prepared = await prepare(options, []);
    if (!prepared.ok) return answer({ kind: 'prepare' });
    tools = prepared.tools;
    const { core, inputs, gate } = tools;
    return answer({ kind: 'prepare', core: core.hash, inputs, sought: gate.sought });
  }
  if (!options || !tools) return;
  if (request.kind === 'tidy') {
    return answer({ kind: 'tidy', problems: await removeLeftovers(options.out, removals) });
  }
  const { site } = request;
  const { id } = site.merchant;
  const leftovers: Leftovers = { removals, problems: [] };
  try {
    const built = await buildSite(site, tools, options, leftovers);
    return answer({ kind: 'build', id, built, problems: leftovers.problems });
  } catch (error) {
    const problems = [...leftovers.problems, problemOf(id, join(options.out, id), error)];
    return answer({ kind: 'build', id, problems });
  }
});
