import { runCommand } from '../build/cli/command';
import { benchCommand } from '../tools/bench/bench-command';

await runCommand(benchCommand);
