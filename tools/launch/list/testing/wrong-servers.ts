import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureProgram, nginx } from '../../../../tests/debian/ensure-program';
import { type Certificate, makeCertificate } from '../../../../tests/nginx/certificate';
import { placedMall } from '../../../../tests/nginx/placed-config';
import { type RunningNginx, runNginx } from '../../../../tests/nginx/run-nginx';
import { freePorts } from '../../../../tests/setup/free-ports';

/** What somebody did to the site's nginx.conf, or to what it includes. Throws when it has no such line any more. */
function replaced(config: string, part: RegExp, by: string): string {
  if (!part.test(config)) throw new Error(`nginx.conf has no ${part}`);
  return config.replace(part, by);
}

const redirect = 'error_page 497 =301 https://$host$request_uri;';

/** Servers that are wrong in one way each, and what the list says of it. */
export const wrong: Record<string, { edit: (config: string) => string; says: RegExp; todo: RegExp }> = {
  'without a security header': {
    edit: (config) => config.replaceAll(/^ *add_header Content-Security-Policy .*\n/gm, ''),
    says: /^The header content-security-policy is missing at \//m,
    todo: /nginx\.conf, or _headers/,
  },
  'with the page in place of a missing asset': {
    edit: (config) => replaced(config, /(\/assets\/ \{\s+set .*\s+try_files \$uri) =404/, '$1 /index.html'),
    says: /^A missing file below \/assets\/ answers with 200 instead of 404\.$/m,
    todo: /nginx\.conf/,
  },
  'with the page in place of a file for other programs': {
    edit: (config) => replaced(config, /(text\/html html;\s+\}\s+try_files \$uri) =404/, '$1 /index.html'),
    says: /^A missing file below \/\.well-known\/ answers with 200/m,
    todo: /nginx\.conf/,
  },
  'without the page for screens': {
    edit: (config) => replaced(config, /try_files \$uri \/index\.html;/, 'try_files $uri $uri/ =404;'),
    says: /^The screen \/dashboard does not answer with the page \(404\)\.$/m,
    todo: /nginx\.conf/,
  },
  'without compression': {
    edit: (config) => replaced(config, /gzip_static on;/, 'gzip off;'),
    says: /^Files come uncompressed: \//m,
    todo: /compression/,
  },
  'that lets the service worker be cached': {
    edit: (config) =>
      replaced(
        config,
        /(?= *location = \/index)/,
        'location = /service-worker.js { set $mall_cache max-age=31536000; }\n',
      ),
    says: /cache-control is "max-age=31536000" at \/service-worker\.js\. .*phones keep the old app\.$/m,
    todo: /nginx\.conf/,
  },
  'without a redirect from http': {
    edit: (config) => replaced(config, /error_page 497.*;/, ''),
    says: /^http:\/\/mall-1\.example\/ does not lead to https \(400\)\.$/m,
    todo: /redirect http:/,
  },
  'with the files of another release': {
    edit: (config) => replaced(config, /(root .*)\/1;/, '$1/old;'),
    says: /^1 of \d+ files are not those of the built site: \/favicon\.ico\.$/m,
    todo: /publish the built site again/,
  },
  'with the site of another mall': {
    edit: (config) => replaced(config, /(root .*)\/1;/, '$1/2;'),
    says: /^mall-1\.example: It answers with the site of another mall, 2\.$/,
    todo: /a root of its own/,
  },
  'that gives assetlinks.json another type': {
    edit: (config) => replaced(config, /application\/json json;/, 'text/plain json;'),
    says: /^Files have another type: \/\.well-known\/assetlinks\.json as text\/plain/m,
    todo: /nginx\.conf/,
  },
};

interface Served {
  running: RunningNginx;
  /** The port of each server, by what is wrong with it. */
  ports: ReadonlyMap<string, number>;
  /** The file of the certificate that the right one has. */
  trusted: string;
}

/**
 * One nginx with a server for each way to be wrong, each on a port of its own.
 *
 * @param folder where its files go
 * @param out the built sites, of which it serves mall 1
 * @param backend the port of the backend
 */
export async function serveWrongly(
  folder: string,
  out: string,
  { host, backend }: { host: string; backend: number },
): Promise<Served> {
  const ports = new Map<string, number>();
  const certificate = async (name: string, hosts: string[], more?: { ended: boolean }) => {
    await mkdir(join(folder, name));
    return makeCertificate(join(folder, name), hosts, more);
  };
  const good = await certificate('good', [host]);
  const locations = join(folder, '1.locations');
  const rules = await readFile(join(out, '1/1.locations'), 'utf8');
  const config = await readFile(join(out, '1/nginx.conf'), 'utf8');
  const files: Record<string, string> = {};
  const add = async (name: string, used: Certificate, edit = (text: string) => text) => {
    const [http, https] = await freePorts(2);
    const place = { addresses: ['127.0.0.1'], http, https, certificate: used };
    const mall = { config, locations, folder: join(out, '1'), backend: `http://127.0.0.1:${backend}` };
    const block = replaced(placedMall(mall, place), /(?= +ssl_certificate )/, `${redirect}\n`);
    files[`${ports.size}.conf`] = edit(block.replace(`include ${locations};`, () => rules));
    ports.set(name, https);
  };
  await add('right', good);
  for (const [name, { edit }] of Object.entries(wrong)) await add(name, good, edit);
  await add('ended', await certificate('ended', [host], { ended: true }));
  await add('foreign', await certificate('foreign', ['other.example']));
  const place = join(folder, 'nginx');
  await mkdir(place);
  const running = await runNginx(await ensureProgram(nginx), place, files);
  return { running, ports, trusted: good.certificate };
}
