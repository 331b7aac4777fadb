import { runCommand } from '../build/cli/command';
import { startCommand } from '../tools/start/start-command';

await runCommand(startCommand);
