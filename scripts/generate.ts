import { runCommand } from '../build/cli/command';
import { generateCommand } from '../tools/generate/generate-command';

await runCommand(generateCommand(async () => (await import('../tools/start/serve-studio')).serveStudio));
