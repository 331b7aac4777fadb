import { runCommand } from '../build/cli/command';
import { serveCommand } from '../tools/start/serve-command';

await runCommand(serveCommand);
