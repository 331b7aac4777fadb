import type { Certificate } from './certificate';

/** The test's own values for port 80, port 443, `/srv/sites` and the backend's port. */
export interface Place {
  /** Addresses to listen on, such as `127.0.0.1` and `[::1]`. */
  addresses: readonly string[];
  http: number;
  https: number;
  certificate: Certificate;
}

export interface PlacedMall {
  /** The `nginx.conf` that the build made. */
  config: string;
  /** Where its `<id>.locations` was copied to. */
  locations: string;
  /** The built site. */
  folder: string;
  /** The address of its backend. */
  backend: string;
}

/** A mall's `nginx.conf` after a person and `certbot` have edited it: with its folder, backend and certificate. */
export function placedMall({ config, locations, folder, backend }: PlacedMall, place: Place): string {
  const { addresses, https, certificate } = place;
  const tls = [
    ...addresses.map((address) => `listen ${address}:${https} ssl;`),
    `ssl_certificate ${certificate.certificate};`,
    `ssl_certificate_key ${certificate.key};`,
  ];
  return withReplacements(withAddresses(config, place), [
    [/include \/etc\/nginx\/malls\/\d+\.locations;/, `include ${locations};`],
    [/root \/srv\/sites\/[\w-]+;/, `root ${folder};`],
    [/proxy_pass http:\/\/127\.0\.0\.1:8080;/, `proxy_pass ${backend};`],
    [/(?=\n +server_name )/, `\n  ${tls.join('\n  ')}`],
  ]);
}

/** Changes every `listen` of ports 80 and 443 to the test's own addresses and ports. */
export function withAddresses(config: string, { addresses, http, https }: Place): string {
  const listen = /^( *)listen (\[::\]:)?(80|443)( [^;]*)?;(?= #|$)/gm;
  if (!listen.test(config)) throw new Error('There is no listen in this configuration any more.');
  return config.replace(
    listen,
    (_line, indent: string, six: string | undefined, port: string, options = '') => {
      const address = addresses.find((each) => each.startsWith('[') === Boolean(six));
      if (!address) return `${indent}# no such address on this machine`;
      return `${indent}listen ${address}:${port === '80' ? http : https}${options};`;
    },
  );
}

/** Makes nginx write everything into one folder, and run as one process of the current user. */
export function mainConfig(folder: string, includes: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
${temporary.map((each) => `  ${each}_temp_path ${folder}/${each};`).join('\n')}
  access_log off;
  gzip on;
  default_type application/octet-stream;
  types {
    text/html html;
    text/css css;
    application/javascript js;
    application/json json;
    image/png png;
    image/svg+xml svg;
    font/woff2 woff2;
    text/plain txt;
  }
${includes.map((file) => `  include ${file};`).join('\n')}
}
`;
}

function withReplacements(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`The generated configuration has no ${pattern} any more.`);
    return changed.replace(pattern, () => replacement);
  }, text);
}
