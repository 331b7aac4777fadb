import { runCommand } from '../build/cli/command';
import { rollbackCommand } from '../build/cli/commands/rollback';

await runCommand(rollbackCommand);
