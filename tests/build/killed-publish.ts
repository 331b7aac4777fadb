import { madeFile, sha256 } from '../../build/core/site-file';
import { publish } from '../../build/publish/publish';

/** A publish that is killed when it reads the content of one file. */
const [out = '', moment = ''] = process.argv.slice(2);
const files = [
  madeFile('index.html', 'never seen'),
  ...Array.from({ length: 80 }, (_, index) => madeFile(`assets/${index}.js`, `chunk ${index}`)),
].map((file) =>
  file.path === moment
    ? Object.defineProperty({ ...file }, 'bytes', { get: () => process.kill(process.pid, 'SIGKILL') })
    : file,
);

await publish({ out, id: '1', hash: sha256('killed'), files, keep: 5 });
