import { expect, it } from 'vitest';
import { openDatabase } from '../../sandbox/database/open-database';
import { memberships } from '../../sandbox/members/tables';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';
import { addMerchants, seedMall } from '../../sandbox/seed';

/** Of malls that could not be seeded once, and pairs of malls that draw the same random numbers. */
const awkward = ['64', '99', '112', '614', '83002', '733', '1118', '122789', '339192', '9999999999'];
const names = ['फीनिक्स मॉल', 'เซ็นทรัล', `"Q" & 'O' <b>`, 'M'.repeat(50)];
const days = ['2026-11-20', '2026-12-31', '2027-01-01', '2027-03-31', '2028-02-29'];

const malls = [
  ...awkward,
  ...Array.from({ length: 200 - awkward.length }, (_, index) => String(20_000 + index * 37)),
].map((id, index): SandboxMerchant => {
  const name = names[index % names.length] ?? '';
  return { id, name, programName: `${name} Club`, primary: '#1971c2', hosts: [] };
});

it('200 malls with odd names are seeded into one database, on several days', async () => {
  const { db, write, close } = await openDatabase(':memory:');
  await write(async (tx) => {
    await addMerchants(tx, malls);
    for (const [index, mall] of malls.entries()) {
      const at = new Date(`${days[index % days.length]}T18:45:00Z`); // the next day has begun in India
      await seedMall(tx, mall, at);
    }
  });
  const members = await db.select().from(memberships);
  expect(members).toHaveLength(200 * 8);
  const shared = members.filter(({ referralCode }) => /^FRIEND\d\d$/.test(referralCode));
  expect(shared).toHaveLength(200 * 7);
  const own = members.filter((member) => !shared.includes(member));
  expect(new Set(own.map(({ customerId }) => customerId)).size).toBe(200);
  await close();
});
