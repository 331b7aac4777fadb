import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';

/** A run that is killed when it writes a file, when its preview would appear, or at the first file that it removes. */
const [out = '', moment = ''] = process.argv.slice(2);
const { rename, rm } = fs.promises;
const die = () => process.kill(process.pid, 'SIGKILL');
const kills = {
  write: () => {
    fs.promises.writeFile = async () => {
      die();
    };
  },
  rename: () => {
    fs.promises.rename = async (from, to) => {
      if (to === out) die();
      await rename(from, to);
    };
  },
  rm: () => {
    fs.promises.rm = async (path, options) => {
      if (fs.existsSync(join(String(path), 'preview.json'))) {
        await rm(join(String(path), 'preview.json'));
        die();
      }
      await rm(path, options);
    };
  },
};
if (moment in kills) kills[moment as keyof typeof kills](); // the line above has looked
syncBuiltinESMExports();

const { writePreview } = await import('../preview-folder');
const files = new Map([
  ['index.html', Buffer.from('killed')],
  ['killed.html', Buffer.from('killed')],
]);
fs.mkdirSync(dirname(out), { recursive: true });
await writePreview(out, { merchant: '36', until: '2026-12-31' }, files);
