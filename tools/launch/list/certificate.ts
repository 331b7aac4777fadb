import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { counted } from '../../../build/shared/words';
import { failed, type Item, ok } from './item';
import { type Place, placeOf, type Reach, trusted } from './place';

/** ms for the handshake. */
const patience = 20_000;
const day = 24 * 60 * 60 * 1000;
/** Days. By then it should have been renewed. */
const soon = 14;

/** Whether browsers take the certificate of a host, and for how long. */
export async function certificateItem(reach: Reach, host: string, now: number): Promise<Item> {
  const place = placeOf(reach, host);
  const seen = await handshake(place, host, trusted(reach));
  if (typeof seen === 'string') {
    const detail = `${host}: no certificate from ${place.address}, port ${place.port} (${seen}).`;
    return failed('certificate', detail, `let the server answer with https on port ${place.port}`);
  }
  const { certificate, untrusted } = seen;
  const days = Math.floor((Date.parse(certificate.valid_to) - now) / day);
  const foreign = checkServerIdentity(host, certificate) !== undefined;
  const faults = [
    ...(days < 0 ? [`It ended on ${dayOf(certificate.valid_to)}.`] : []),
    ...(Date.parse(certificate.valid_from) > now
      ? [`It begins only on ${dayOf(certificate.valid_from)}.`]
      : []),
    ...(foreign ? [`It is for ${namesOf(certificate)}, and not for this host.`] : []),
    ...(untrusted ? [`Browsers do not trust it (${untrusted}).`] : []),
  ];
  if (faults.length > 0) {
    const todo =
      untrusted && faults.length === 1
        ? 'send the whole chain of a public authority'
        : `get a certificate for ${host}`;
    return failed('certificate', [`${host}:`, ...faults].join('\n'), todo);
  }
  const item = ok(
    'certificate',
    `${host}: good until ${dayOf(certificate.valid_to)}, ${counted(days, 'day')} left.`,
  );
  return days < soon ? { ...item, todo: 'make sure that it is renewed by itself' } : item;
}

interface Seen {
  certificate: PeerCertificate;
  /** Why it cannot be trusted, whatever its dates and names are. */
  untrusted?: string | undefined;
}

/** What a server shows, or why there was no handshake. */
function handshake({ address, port }: Place, host: string, ca: string[]): Promise<Seen | string> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: host, ca, rejectUnauthorized: false });
    const end = (seen: Seen | string) => {
      clearTimeout(timer);
      resolve(seen);
      socket.destroy();
    };
    const timer = setTimeout(() => end('no answer in time'), patience);
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    socket.on('secureConnect', () => {
      // a code, in spite of its type
      const code = socket.authorized ? undefined : String(socket.authorizationError);
      const elsewhere = code !== undefined && /EXPIRED|NOT_YET_VALID|ALTNAME/.test(code);
      end({ certificate: socket.getPeerCertificate(), untrusted: elsewhere ? undefined : code });
    });
  });
}

function dayOf(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}

function namesOf({ subjectaltname = '' }: PeerCertificate): string {
  return subjectaltname.replaceAll('DNS:', '') || 'no host';
}
