/** What certbot needs to know of a block. */
interface Certified {
  hosts: readonly string[];
  /** PEM files. */
  certificate: string;
  key: string;
  /** certbot's own rules for TLS. */
  options: string;
  /** The first block of a machine says it. Two may not. */
  isFirst: boolean;
}

/**
 * A server block as `certbot --nginx --redirect` leaves it, line by line: certbot 2.1.0 of Debian 12 was given one of
 * ours. Only its `ssl_dhparam` is missing here, which names a file of numbers.
 */
export function afterCertbot(
  block: string,
  { hosts, certificate, key, options, isFirst }: Certified,
): string {
  const plain = /^ {2}listen (?:80|\[::\]:80);\n/gm;
  const listens = block.match(plain) ?? [];
  const secure = `
    listen [::]:443 ssl${isFirst ? ' ipv6only=on' : ''}; # managed by Certbot
    listen 443 ssl; # managed by Certbot
    ssl_certificate ${certificate}; # managed by Certbot
    ssl_certificate_key ${key}; # managed by Certbot
    include ${options}; # managed by Certbot


}
`;
  const redirects = hosts.toReversed().map(
    (host) => `    if ($host = ${host}) {
        return 301 https://$host$request_uri;
    } # managed by Certbot

`,
  );
  return `${block.replace(plain, '').replace(/\}\n$/, secure)}
server {
${redirects.join('\n')}
${listens.join('')}  server_name ${hosts.join(' ')};
    return 404; # managed by Certbot




}`;
}

/** As certbot 2.1.0 writes it into /etc/letsencrypt/options-ssl-nginx.conf. */
export const certbotOptions = `ssl_session_cache shared:le_nginx_SSL:10m;
ssl_session_timeout 1440m;
ssl_session_tickets off;

ssl_protocols TLSv1.2 TLSv1.3;
ssl_prefer_server_ciphers off;
`;
