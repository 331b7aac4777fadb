import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { cityOf, roundDegrees } from './city';
import type { locations } from './tables';

type Contact = Partial<typeof locations.$inferInsert>;

/**
 * The contacts of a mall's locations. The first location has all of them, with addresses in several ways of writing.
 * The second one has a bad website, the placeholder for a WhatsApp number and a latitude of 0. The third one has no
 * coordinates.
 */
export function contactOf(
  { id, name, programName, tidy = false }: SandboxMerchant,
  location: string,
  place: number,
): Contact {
  const { latitude, longitude, name: city } = cityOf(id);
  const host = `${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}.example`;
  const handle = host.replace(/\W|example/g, '');
  const street = /(Road|Street)$/.test(location) ? location : `${location} Road`;
  const everywhere = {
    address: `${name}, ${12 + place * 31} ${street}, ${city}`,
    phone: `98765 0030${place}`,
    email: `${location.toLowerCase().replace(/ /g, '.')}@${host}`,
  };
  const odd: readonly Contact[] = [
    {
      latitude: roundDegrees(latitude + 0.0014),
      longitude: roundDegrees(longitude - 0.0022),
      contactName: 'Farida Kapadia',
      phone: '+91 98765 00300, 022 5550 0199',
      website: `www.${host}`,
      whatsappNumber: '9876500300',
      facebook: `https://www.facebook.com/${handle}`,
      twitter: `twitter.com/${handle}`,
      instagram: `https://www.instagram.com/${handle}/`,
      linkedIn: `https://www.linkedin.com/company/${handle}`,
    },
    {
      latitude: 0,
      longitude,
      contactName: `${programName} help desk`,
      website: 'javascript:alert(document.domain)',
      whatsappNumber: '9999999999',
      facebook: 'data:text/html,<script>alert(1)</script>',
      instagram: `instagram.com/${handle}`,
    },
    { website: `https://${host}/visit` },
  ];
  return { ...everywhere, ...odd[tidy ? 0 : place] };
}
