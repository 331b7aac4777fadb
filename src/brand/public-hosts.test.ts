import { expect, it } from 'vitest';
import { isInEverySite } from './public-hosts';

it.each(['w3.org', 'www.w3.org', 'tile.openstreetmap.org', 'react.dev', 'index.html', 'nginx.conf'])(
  '%s stands in every site',
  (host) => expect(isInEverySite(host)).toBe(true),
);

it.each(['rewards.petal.example', 'mall-w3.org', 'html.petal.example'])('%s may be one mall’s', (host) => {
  expect(isInEverySite(host)).toBe(false);
});
