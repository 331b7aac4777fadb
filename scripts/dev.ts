import { runCommand } from '../build/cli/command';
import { devCommand } from '../tools/start/dev-command';

await runCommand(devCommand);
