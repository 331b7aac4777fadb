import { buildSites } from '../../build/pipeline';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { e2eEnvironment, e2eMalls, merchantsFolder, sitesFolder } from './sites';

/** Builds the malls once for the whole run. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a default export
export default async function buildAll(): Promise<void> {
  const report = await buildSites({
    merchants: merchantsFolder,
    only: e2eMalls,
    out: sitesFolder,
    environment: e2eEnvironment,
    keep: 1,
    root: projectRoot,
    cache: cacheFolder,
  });
  if (!report.ok) throw new Error(`The sites were not built: ${JSON.stringify(report.problems)}`);
}
