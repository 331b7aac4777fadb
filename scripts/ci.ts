import { runVerb } from '../build/cli/verbs';
import type { Step } from '../tools/launch/ci/step-command';

const step = (name: Step, does: string) => ({
  does,
  load: async () => (await import('../tools/launch/ci/step-command')).stepCommand(name),
});

const verbs = {
  matrix: {
    does: 'prints the malls to build as one line of JSON',
    load: async () => (await import('../tools/launch/ci/matrix-command')).matrixCommand,
  },
  check: step('check', 'checks every mall'),
  plan: step('plan', 'prints the shards that there are to build'),
  compile: step('compile', 'compiles the app into the cache, for the builds after it'),
  build: step('build', 'builds a shard, or all of them'),
  all: step('all', 'runs every step on this machine'),
};

await runVerb('ci', verbs, true);
