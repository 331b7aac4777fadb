import { compileAhead } from './compile-ahead';
import type { BuildOptions } from './pipeline/options';
import type { BuildReport } from './pipeline/report';

export type { BuildOptions } from './pipeline/options';

/**
 * Builds the sites of some merchants. A mistake of one merchant is reported and stops no other. Throws `UsageError` for a
 * bad `--api`. The compile starts first, because the pipeline takes as long to load as Vite takes to start.
 */
export async function buildSites(options: BuildOptions): Promise<BuildReport> {
  const started = await compileAhead(options);
  try {
    const { runPipeline } = await import('./pipeline');
    return await runPipeline({ ...options, started });
  } finally {
    await started?.discard();
  }
}
