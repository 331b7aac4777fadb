import { execFileSync } from 'node:child_process';
import { runCommand } from '../build/cli/command';
import { projectRoot } from '../build/shared/project';
import { generateCommand } from '../tools/generate/generate-command';

await runCommand(
  generateCommand({
    studio: async () => (await import('../tools/start/serve-studio')).serveStudio,
    // a process of its own, because this one has loaded calls that were there before
    renewSpec: (change) => {
      const script = ['--import', 'tsx', 'scripts/backend-spec.ts', '--change', change];
      execFileSync(process.execPath, script, { cwd: projectRoot, stdio: 'inherit' });
    },
  }),
);
