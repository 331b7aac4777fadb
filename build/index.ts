export { buildSites } from './pipeline';
export type { BuildOptions } from './pipeline/options';
