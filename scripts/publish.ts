import { runCommand } from '../build/cli/command';
import { publishCommand } from '../build/cli/commands/publish';

await runCommand(publishCommand);
