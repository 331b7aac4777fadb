import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import type { SeededMall } from '../noun/noun';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { seeded } from '../shared/seeded';
import { cityOf, roundDegrees } from './city';
import { locations } from './tables';

const names = ['City Centre', 'Riverside', 'Lake View', 'Airport Road', 'Old Town', 'Hill Street', 'Harbour'];

/** The days for bills of the first, second and third location. */
const billDays = [30, 7, null];

/** Three locations, different in every mall. docs/sandbox.md#what-provokes-what says what is special about each. */
export async function seedLocations(tx: Db, { merchant }: SeededMall): Promise<void> {
  const rank = (name: string) => seeded(`location ${merchant.id} ${name}`).next();
  const chosen = [...names].sort((a, b) => rank(a) - rank(b)).slice(0, 3);
  await tx.insert(locations).values(
    chosen.map((name, place) => ({
      merchantId: merchant.id,
      name,
      billDays: billDays[place] ?? null,
      ...contactOf(merchant, name, place),
    })),
  );
}

/** The ids of a mall's locations, in their order. */
export async function locationIdsOf(db: Db, merchantId: string): Promise<number[]> {
  return (await rowsWith(db, locations, { merchantId })).map(({ id }) => id);
}

type Contact = Partial<typeof locations.$inferInsert>;

/**
 * The contacts of a mall's locations. The first location has all of them, with addresses in several ways of writing.
 * The second one has a bad website, the placeholder for a WhatsApp number and a latitude of 0. The third one has no
 * coordinates.
 */
function contactOf(
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
