import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, contents, tinyApp, writeMerchant } from './harness';

const app = tinyApp();

it('a file of all sites that names one mall stops every build, and what is published stays', async () => {
  const options = { ...app };
  const { merchants, out } = app;
  await writeMerchant(merchants, '11');
  await writeMerchant(merchants, '12', { name: 'Saffron Row' });
  expect(await build(options)).toMatchObject({ ok: true, failed: [] });
  const before = await contents(join(out, '11'));

  const robots = join(app.root, 'public', 'robots.txt');
  await writeFile(robots, 'Sitemap: https://mall-12.example/sitemap.xml\n');
  const report = await build({ ...options, only: ['11'] });
  expect(report).toMatchObject({ ok: false, failed: ['11'], sites: [] });
  expect(report.problems.map(({ message }) => message)).toEqual([
    'The app itself contains the host "mall-12.example" of 12. No site may contain that.',
  ]);
  expect(await contents(join(out, '11'))).toEqual(before);

  await writeFile(robots, 'Disallow: /saffron-row # Saffron Row\n');
  const warned = await build(options);
  expect(warned).toMatchObject({ ok: true, failed: [] });
  expect(warned.problems).toMatchObject([{ merchant: '12', severity: 'warning' }]);
});
