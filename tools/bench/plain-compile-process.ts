import { build } from 'vite';
import { viteConfig } from '../../build/core/vite-config';
import { projectRoot } from '../../build/shared/project';

/** Vite's compile alone, as a process of its own. */
const [outDir = ''] = process.argv.slice(2);
const config = viteConfig(projectRoot);
await build({ ...config, build: { ...config.build, outDir, emptyOutDir: true } });
