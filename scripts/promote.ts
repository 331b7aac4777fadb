import { runCommand } from '../build/cli/command';
import { promoteCommand } from '../tools/launch/waves/promote-command';

await runCommand(promoteCommand);
