import type { Plugin } from 'vite';

const iconImport = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/**
 * Imports each icon from its own file. The package's one file has thousands of them, and every test file would make them
 * all anew, in an eighth of a second.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('@tabler/icons-react')) return undefined;
      return code.replace(iconImport, (lines: string, names: string) => {
        const icons = names.split(',').flatMap((name) => name.trim() || []);
        const imports = icons.map(
          (icon) => `import ${icon} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`,
        );
        // Faults are told with their line.
        return imports.join(' ') + '\n'.repeat(lines.split('\n').length - 1);
      });
    },
  };
}
