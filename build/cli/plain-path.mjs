// Ends every command where the app cannot be compiled, before anything else is loaded. Vite and tsx write paths as
// addresses, in which these signs begin another part. No TypeScript: tsx cannot read any below such a folder.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [sign] = /[#?]/.exec(root) ?? [];
if (sign !== undefined) {
  // What a terminal or a log would obey, as in src/lib/plain-text.ts.
  const path = root.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '?');
  process.stderr.write(
    `The path ${path} has a "${sign}", and nothing can be built there: rename that folder, or move this one.\n`,
  );
  process.exit(1);
}
