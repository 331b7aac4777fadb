import { expect, it } from 'vitest';
import { storeFactsOf } from '../../../tests/setup/store-facts';
import { dataSafetySheet } from './data-safety-sheet';

it('the sheet answers in the order of Google Play, from what the mall has switched on', () => {
  const plain = dataSafetySheet(storeFactsOf());
  const order = ['Does your app collect', 'encrypted in transit', 'Delete account URL', '## Data types'];
  const places = order.map((words) => plain.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(plain).toContain('| Personal info: Phone number | mobile number | No | Required |');
  expect(plain).toContain('| Photos and videos: Photos | photos of bills | No | Users can choose |');
  expect(plain).toContain(
    '**Still missing in merchant.json: rights.controller, rights.deletion, links.privacy.**',
  );
  expect(plain).not.toContain('Crash logs');
  const integrations = { telemetry: { url: 'https://metrics.row.example/app', sample: 1 } };
  expect(dataSafetySheet(storeFactsOf({ integrations }))).toContain('App info and performance: Crash logs');
});
