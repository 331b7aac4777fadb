import { lookup as systemLookup } from 'node:dns/promises';
import { rootCertificates } from 'node:tls';
import { Failure, UsageError } from '../../../build/shared/failure';

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

/** Where https requests for a host go. */
export function placeOf({ resolve }: Reach, host: string): Place {
  return resolve.get(host.toLowerCase()) ?? { address: host, port: 443 };
}

/** Where http requests for a host go, one place after the other. With `--resolve`: to its port, and to the usual one. */
export function httpPlacesOf({ resolve }: Reach, host: string): Place[] {
  const { address, port } = resolve.get(host.toLowerCase()) ?? { address: host, port: 443 };
  return [...(port === 443 || port === 80 ? [] : [port]), 80].map((each) => ({ address, port: each }));
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
