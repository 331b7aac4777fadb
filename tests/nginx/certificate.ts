import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureProgram, openssl } from '../debian/ensure-program';

const run = promisify(execFile);

export interface Certificate {
  /** PEM files. */
  certificate: string;
  key: string;
  /** Hash of the public key for Chromium's `--ignore-certificate-errors-spki-list`. */
  spki: string;
}

/** Makes an untrusted certificate for these hosts, for one run. One that has ended is for tests, too. */
export async function makeCertificate(
  folder: string,
  hosts: readonly string[],
  { ended = false } = {},
): Promise<Certificate> {
  const { path, environment } = await ensureProgram(openssl);
  const [certificate, key, config] = ['certificate.pem', 'key.pem', 'openssl.cnf'].map((name) =>
    join(folder, name),
  ) as [string, string, string]; // each of the three files has its path
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  // Its own configuration file, because an openssl from an unpacked package does not find its default one.
  await writeFile(
    config,
    `[req]\nprompt=no\ndistinguished_name=who\nx509_extensions=what\n[who]\nCN=test\n[what]\nsubjectAltName=${names}\n`,
  );
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-config', config, '-keyout', key, '-out', certificate];
  const options = { env: { ...process.env, ...environment } };
  await run(path, ['req', ...kind, ...files], options);
  if (ended) {
    const again = ['x509', '-in', certificate, '-signkey', key, '-days', '-1', '-out', certificate];
    await run(path, again, options);
  }
  const { publicKey } = new X509Certificate(await readFile(certificate));
  const spki = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return { certificate, key, spki: spki.digest('base64') };
}
