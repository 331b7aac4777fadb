import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where a message may go. A page names the address, and this machine answers its own requests without a login. */
export interface PushReach {
  /** Loopback addresses, and http to them. Only a test has its push service there. */
  loopback: boolean;
  /** Ports of the sandbox itself. They are refused in any case. */
  ownPorts: ReadonlySet<string>;
}

/** Whether an address can be one of a push service. URLs write every spelling of a numeric address alike. */
export function isPushAddress(address: string, { loopback, ownPorts }: PushReach): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  if (!isOwnName(hostname)) return protocol === 'https:';
  return loopback && ['http:', 'https:'].includes(protocol) && !ownPorts.has(port);
}

/** Finds the address of a name for a connection, but none that leads to this machine. */
export const lookupElsewhere: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const elsewhere: LookupAddress[] = found.filter(({ address }) => !isOwnAddress(address));
    const [first] = elsewhere;
    if (!first) return callback(new Error(`${hostname} leads to this machine`), '');
    if (options.all) return callback(null, elsewhere);
    callback(null, first.address, first.family);
  });
};

function isOwnName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$|\.$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isOwnAddress(name);
}

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addSubnet('0.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');
own.addAddress('::', 'ipv6');
own.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
own.addSubnet('::ffff:0.0.0.0', 104, 'ipv6');

function isOwnAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && own.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
