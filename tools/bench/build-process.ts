import { buildSites } from '../../build/pipeline';
import { projectRoot } from '../../build/shared/project';

/** One build as a process of its own, with folders and a cache of its own. */
const [merchants = '', out = '', cache = '', api] = process.argv.slice(2);
const environment = { variables: {}, file: {}, ...(api && { api }) };
const report = await buildSites({
  merchants,
  out,
  cache,
  environment,
  keep: 5, // what `npm run build` keeps
  root: projectRoot,
  fleetReport: true,
});
if (!report.ok) throw new Error(JSON.stringify(report.problems));
