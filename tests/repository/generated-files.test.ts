import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../tools/generate/generated-files';

describe('generated files', () => {
  it.each(generatedFiles.map((file) => [file.path, file] as const))(
    '%s is current',
    async (path, { content }) => {
      const committed = await readFile(path, 'utf8');
      expect(committed === (await content(process.cwd())), 'run npm run generate').toBe(true);
    },
  );
});
