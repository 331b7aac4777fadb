import { asc, like } from 'drizzle-orm';
import type { Places } from '@/contract/customer';
import type { Db } from '../database/db';
import { rowWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { pincodes } from './tables';

/** The place of a pincode. */
export function placesOf({ cityId, city, stateId, state }: typeof pincodes.$inferSelect): Places {
  return {
    city: { id: String(cityId), name: city },
    state: { id: String(stateId), name: state },
    country: { id: '91', name: 'India' },
  };
}

export const pincodeHandlers = {
  async getPincode({ pincode }, { db }) {
    if (!/^\d{3,6}$/.test(pincode)) refuse(102, 'Please enter at least 3 digits of your pincode.');
    const rows = await db
      .select()
      .from(pincodes)
      .where(like(pincodes.code, `${pincode}%`))
      .orderBy(asc(pincodes.code));
    if (rows.length === 0) refuse(102, 'No pincode found');
    return rows.map(({ id, code }) => ({ id: String(id), pincode: code }));
  },

  async getPincodeStateCity({ pincode }, { db }) {
    const row = await rowWith(db, pincodes, { code: pincode });
    if (!row) return refuse(102, 'No pincode found');
    return placesOf(row);
  },
} satisfies Partial<Handlers>;

/** `state: city codes…`, with suggestions for every postal zone of India. */
const places: Record<string, Record<string, string>> = {
  Maharashtra: {
    Mumbai: '400001 400013 400050 400053 400058 400067 400076 400080',
    Thane: '400601 400607 400610',
    'Navi Mumbai': '400703 400706',
    Pune: '411001 411004 411014 411038 411045',
    Nagpur: '440001 440010',
    Nashik: '422001 422005',
  },
  Delhi: { 'New Delhi': '110001 110003 110017 110019 110049 110070' },
  Haryana: { Gurugram: '122001 122002 122018' },
  'Uttar Pradesh': { Noida: '201301 201304', Lucknow: '226001 226010 226016' },
  Rajasthan: { Jaipur: '302001 302017 302021', Udaipur: '313001' },
  Gujarat: { Ahmedabad: '380001 380009 380015 380054', Surat: '395007', Vadodara: '390001 390007' },
  Karnataka: { Bengaluru: '560001 560034 560037 560066 560095 560103', Mysuru: '570001' },
  'Tamil Nadu': { Chennai: '600001 600017 600042 600119', Coimbatore: '641001 641018' },
  Telangana: { Hyderabad: '500001 500032 500034 500081' },
  Kerala: { Kochi: '682001 682016 682030', Thiruvananthapuram: '695001' },
  'West Bengal': { Kolkata: '700001 700019 700091 700107' },
  'Madhya Pradesh': { Indore: '452001 452010', Bhopal: '462001' },
  Punjab: { Amritsar: '143001', Ludhiana: '141001' },
  Chandigarh: { Chandigarh: '160017 160022' },
  Odisha: { Bhubaneswar: '751001 751024' },
  Assam: { Guwahati: '781001 781005' },
  Goa: { Panaji: '403001' },
};

/** All malls share them. An id differs from its code, so that a request with the wrong one of the two is refused. */
export async function seedPincodes(tx: Db): Promise<void> {
  let cityId = 100;
  const rows = Object.entries(places).flatMap(([state, cities], stateIndex) =>
    Object.entries(cities).flatMap(([city, codes]) => {
      cityId += 1;
      const place = { city, cityId, state, stateId: stateIndex + 1 };
      return codes.split(' ').map((code) => ({ code, ...place }));
    }),
  );
  await tx
    .insert(pincodes)
    .values(rows.map((row, index) => ({ id: 1001 + index, ...row })))
    .onConflictDoNothing();
}
