import { runCommand } from '../build/cli/command';
import { specCommand } from '../tools/backend-kit/spec/spec-command';

await runCommand(specCommand);
