import { lookup as systemLookup } from 'node:dns/promises';
import { rootCertificates } from 'node:tls';
import { Failure, UsageError } from '../../build/shared/failure';

/** An address that stands in for a host before its DNS is there. */
export interface Place {
  address: string;
  port: number;
}

/** How the list reaches hosts. */
export interface Reach {
  /** By host, in small letters. */
  resolve: ReadonlyMap<string, Place>;
  /** More certificates to trust, as PEM. */
  ca?: string | undefined;
  /** Finds the addresses of a host. */
  lookup?: (host: string) => Promise<string[]>;
}

/** The values of `--resolve HOST=ADDRESS:PORT`. Throws `UsageError`. */
export function readResolve(values: readonly string[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const value of values) {
    const [, host, plain, six, port] =
      /^([^=\s]+)=(?:([^:[\]\s]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(value) ?? [];
    const address = plain ?? six;
    if (!host || !address || Number(port) < 1 || Number(port) > 65_535) {
      throw new UsageError(
        `--resolve needs HOST=ADDRESS:PORT, such as rewards.mall.example=203.0.113.7:443, not '${value}'.`,
      );
    }
    const name = host.toLowerCase();
    if (places.has(name)) throw new UsageError(`--resolve names ${name} twice.`);
    places.set(name, { address, port: Number(port) });
  }
  return places;
}

/** Where a request for a host goes. With `--resolve`, http goes there too: to the same port, but for the usual pair 443 and 80. */
export function placeOf({ resolve }: Reach, host: string, scheme: 'http' | 'https'): Place {
  const usual = scheme === 'https' ? 443 : 80;
  const given = resolve.get(host.toLowerCase());
  if (!given) return { address: host, port: usual };
  return { address: given.address, port: given.port === 443 ? usual : given.port };
}

/** All certificates that are trusted. */
export function trusted({ ca }: Reach): string[] {
  return ca === undefined ? [...rootCertificates] : [...rootCertificates, ca];
}

/** The addresses of a host, as this machine finds them. Rejects with the system's error. */
export async function addressesOf(host: string): Promise<string[]> {
  return (await systemLookup(host, { all: true })).map(({ address }) => address);
}

/** Throws `Failure` for a file that holds no certificate. */
export function certificatesIn(text: string, place: string): string {
  if (!/-----BEGIN (TRUSTED )?CERTIFICATE-----/.test(text)) {
    throw new Failure(`--ca: ${place} holds no certificate in PEM form ("-----BEGIN CERTIFICATE-----").`);
  }
  return text;
}
