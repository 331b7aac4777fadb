import { defineConfig, defineProject } from 'vitest/config';
import { projects } from '../../vitest.config';

/** Stryker asks for threads, in which a test cannot set the umask, for one. */
const inProcesses = defineProject({
  ...projects.node,
  plugins: [
    {
      name: 'in-processes',
      configureVitest: ({ project }) => {
        project.config.pool = 'forks';
      },
    },
  ],
});

/** The projects whose tests know of what is changed, named by `npm run mutants`. */
export default defineConfig({
  test: {
    projects: process.env.MUTANTS_PROJECT === 'app' ? [projects.app, projects.rules] : [inProcesses],
  },
});
