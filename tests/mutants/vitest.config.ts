import { defineConfig, defineProject } from 'vitest/config';
import { projects } from '../../vitest.config';

/** Stryker uses threads, and in a thread a test cannot set the umask, for example. */
const inProcesses = (settings: typeof projects.isolated) =>
  defineProject({
    ...settings,
    plugins: [
      {
        name: 'in-processes',
        configureVitest: ({ project }) => {
          project.config.pool = 'forks';
        },
      },
    ],
  });

/** The projects with tests for the changed code, named by `npm run mutants`. */
export default defineConfig({
  test: {
    projects:
      process.env.MUTANTS_PROJECT === 'app'
        ? [projects.app, projects.rules]
        : [projects.node, projects.isolated, projects.sandbox].map(inProcesses),
  },
});
