import { expect, it } from 'vitest';
import { getStoreLocations } from '@/contract/locations';
import { identityOf, startTestSandbox } from './harness';

it('lists the contacts of each location, in several ways of writing', async () => {
  const { sandbox, send } = await startTestSandbox();
  const { body } = await send('getStoreLocations', identityOf('north'));
  const { locations } = getStoreLocations.reply.decode(body);
  expect(locations).toMatchObject(
    [
      { website: 'www.northgate-mall.example', whatsappNumber: '9876500300', linkedIn: /company/ },
      { website: /^javascript:/, whatsappNumber: '9999999999', latitude: 0, twitter: '' },
      { website: 'https://northgate-mall.example/visit', contactName: '', instagram: '' },
    ].map((place) =>
      Object.fromEntries(
        Object.entries(place).map(([name, value]) => [
          name,
          value instanceof RegExp ? expect.stringMatching(value) : value,
        ]),
      ),
    ),
  );
  expect(locations[2]?.latitude).toBeUndefined();
  for (const { address, phone, email } of locations) {
    expect(address).toContain('Northgate Mall, ');
    expect(phone).toMatch(/98765 0030\d/);
    expect(email).toMatch(/@northgate-mall\.example$/);
  }
  await sandbox.close();
});
