import { runCommand } from '../build/cli/command';
import { checkCommand } from '../tools/backend-kit/check/check-command';

await runCommand(checkCommand);
