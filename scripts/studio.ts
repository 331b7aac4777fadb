import { runCommand } from '../build/cli/command';
import { studioCommand } from '../tools/start/studio-command';

await runCommand(studioCommand);
