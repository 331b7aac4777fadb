import { runCommand } from '../build/cli/command';
import { buildCommand } from '../build/cli/commands/build';

await runCommand(buildCommand);
