import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('a site that does not change', () => {
  const statuses = ({ sites }: Awaited<ReturnType<typeof build>>) =>
    sites.map(({ merchant, status }) => `${merchant} ${status}`);
  const place = () => join(app.out, '11/nginx.conf');
  const leak = (text: string) => rm(place()).then(() => writeFile(place(), text));
  const own = () => readFile(place(), 'utf8');

  it('is looked through for a mall that came later, or whose config can be read again', async () => {
    await writeMerchant(app.merchants, '11');
    await writeMerchant(app.merchants, '12', { name: 'Basil Lane' });
    const config = join(app.merchants, '12/merchant.json');
    const good = await readFile(config);
    await rm(config);
    expect(statuses(await build(app))).toEqual(['11 built']);
    const before = await own();
    await leak('# as in Basil Lane');

    await writeFile(config, good);
    const report = await build(app);
    expect(report.problems).toMatchObject([{ merchant: '11', severity: 'warning' }]);
    expect(report.problems[0]?.message).toBe(
      'The site that is live shows what belongs to another mall: the name "Basil Lane" of 12 in nginx.conf. So this build makes it again.',
    );
    expect(statuses(report)).toEqual(['11 built', '12 built']);
    expect(await own()).toBe(before);
    const again = await build(app);
    expect(again).toMatchObject({ ok: true, problems: [] });
    expect(statuses(again)).toEqual(['11 unchanged', '12 unchanged']);
    expect(again.core).toBeUndefined();
  });

  it('is looked through again only when other words are looked for', async () => {
    await writeMerchant(app.merchants, '11');
    await writeMerchant(app.merchants, '12', { name: 'Basil Lane' });
    await build(app);
    await leak('# as in Basil Lane and Petal Court');
    const change = { description: 'Another sentence.' };
    for (const [name, first] of [
      ['Basil Lane', '11 unchanged'],
      ['Petal Court', '11 built'],
    ] as const) {
      await writeMerchant(app.merchants, '12', { name, ...change });
      expect(statuses(await build(app))).toEqual([first, '12 built']);
    }
    expect(await own()).not.toContain('Petal Court');
  });

  it('is not taken for clean by a build of another mall', async () => {
    await writeMerchant(app.merchants, '11');
    await build(app);
    await leak('# as in Basil Lane');
    await writeMerchant(app.merchants, '12', { name: 'Basil Lane' });
    for (const only of [['12'], ['12'], ['11']]) await build({ ...app, only });
    expect(await own()).not.toContain('Basil Lane');
  });

  it('is looked through where nobody knows for what it was, and made again where it is not whole', async () => {
    await writeMerchant(app.merchants, '11');
    await writeMerchant(app.merchants, '12', { name: 'Basil Lane' });
    await build(app);
    await leak('# as in Basil Lane');
    await writeFile(join(app.out, '.releases/looked-through.json'), '{');
    expect(statuses(await build(app))).toEqual(['11 built', '12 unchanged']);
    await rm(place());
    await rm(join(app.out, '.releases/looked-through.json'));
    expect(statuses(await build(app))).toEqual(['11 built', '12 unchanged']);
  });

  it('stops a build where all malls share what one names that cannot be built', async () => {
    await writeMerchant(app.merchants, '11');
    const robots = join(app.root, 'public', 'robots.txt');
    const right = await readFile(robots);
    await writeFile(robots, 'Sitemap: https://mall-12.example/sitemap.xml\n');
    expect((await build(app)).ok).toBe(true);
    await writeMerchant(app.merchants, '12');
    await rm(join(app.merchants, '12/logo.svg'));
    const report = await build(app);
    await writeFile(robots, right);
    expect(report.problems.map(({ message }) => message)).toContain(
      'The app itself contains the host "mall-12.example" of 12. No site may contain that.',
    );
  });
});
