import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { printedBill } from '../bills/printed-bill';
import { sampleFloors, shopsAt, unitsOf } from '../brands/units';
import { pictureUrl, productPicture } from '../noun/picture-path';
import { drawings, pictureFor } from '../pictures/picture';

const paths = [...drawings.keys()];
const riverside = {
  id: '36',
  name: 'Riverside Galleria',
  programName: 'Riverside Rewards',
  primary: '#e8590c',
  hosts: [],
};
const harbour = { ...riverside, id: '10070', programName: 'Harbour Circle', primary: '#0b7285' };

describe('the sample pictures', () => {
  it.each(paths)('%s is a well-formed drawing of a size that a phone loads quickly', async (path) => {
    const svg = svgOf(path, riverside);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(400);
    expect(Buffer.byteLength(svg)).toBeLessThan(16_000);
  });

  it('are told apart from markup that is not well-formed', async () => {
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).metadata(),
    ).rejects.toThrow();
  });

  it.each(paths)('%s uses each id once and refers to none that is missing', (path) => {
    const svg = svgOf(path, riverside);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, fill, use]) => fill ?? use);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('carry no scripts, nothing from other sites, no broken numbers and no token without its colour', () => {
    for (const path of paths) {
      expect(svgOf(path, riverside)).not.toMatch(/{{|<script|\son\w+=|href="(?!#)|NaN|undefined|Infinity/);
    }
  });

  it('use every file of drawings', async () => {
    const folder = new URL('../pictures/drawings/', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
    const shown = [riverside, harbour].flatMap((mall) => paths.map((path) => svgOf(path, mall))).join('');
    for (const file of files) {
      const [, ...lines] = (await readFile(new URL(file, folder), 'utf8')).replace('</svg>', '').split('\n');
      const [longest = ''] = lines
        .join('')
        .split(/{{.*?}}/)
        .toSorted((a, b) => b.length - a.length);
      expect(shown.includes(longest), file).toBe(true);
    }
  });

  it('are the same bytes for the same mall and name', () => {
    for (const path of paths) {
      expect(svgOf(path, riverside)).toBe(svgOf(path, { ...riverside }));
    }
  });

  it('differ from mall to mall', () => {
    for (const path of paths) {
      expect(svgOf(path, riverside), path).not.toBe(svgOf(path, harbour));
    }
  });

  it.each([
    'products/unknown',
    'products/kahvora-5',
    'banners/13-1',
    'banners/1-4',
    'launch',
    '',
    'brands/../kahvora',
    'toString/x',
  ])('are not there under %j', (path) => expect(pictureFor(path, riverside)).toBeUndefined());

  it('take a merchant of any name and colour', async () => {
    const odd = {
      id: '"<&',
      name: 'A <b>"Mall"</b> & \u0001Co',
      programName: "Tom's <Club> & more",
      primary: 'orange',
      hosts: [],
    };
    for (const path of ['banners/1-1', 'launch/2', 'floor-plans/0-0', 'bills/1'] as const) {
      const svg = svgOf(path, odd);
      expect(svg).toContain(
        path === 'banners/1-1' || path === 'launch/2'
          ? "Tom's &lt;Club&gt; &amp; more"
          : 'A &lt;b&gt;&quot;Mall&quot;&lt;/b&gt; &amp; Co',
      );
      await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
    }
  });
});

describe('a picture address', () => {
  it('leads to its picture, of the first view when no view is named', () => {
    expect(pictureUrl('36', productPicture('kahvora', 2))).toBe('/api/pictures/36/products/kahvora-2.svg');
    expect(pictureUrl('36', productPicture('kahvora'))).toBe('/api/pictures/36/products/kahvora.svg');
    expect(pictureFor('products/kahvora.svg', riverside)).toBe(svgOf('products/kahvora', riverside));
  });

  it('keeps a merchant id from reaching into the path', () => {
    expect(pictureUrl('a/b', 'launch/1')).toBe('/api/pictures/a%2Fb/launch/1.svg');
  });
});

describe('what the pictures say', () => {
  it('a bill adds up, and its picture shows that total', () => {
    const bill = printedBill('36', 3);
    expect(bill.total).toBeCloseTo(bill.lines.reduce((sum, line) => sum + line.amount, 0) * 1.05, 2);
    expect(svgOf('bills/3', riverside)).toContain(`₹ ${bill.total.toFixed(2)}`);
  });

  it.each([0, 1] as const)(
    'every shop of location %i has a unit, and its number stands on the floor plan',
    (place) => {
      const tenants = sampleFloors[place].flatMap(({ level }) => {
        const svg = svgOf(`floor-plans/${place}-${level}`, riverside);
        const units = unitsOf('36', place, level);
        for (const { number } of units) expect(svg).toContain(`>${number}<`);
        return units.flatMap(({ slug }) => slug ?? []);
      });
      expect(new Set(tenants)).toEqual(new Set(shopsAt('36', place).map(({ slug }) => slug)));
    },
  );
});

function svgOf(path: string, merchant: typeof riverside): string {
  const picture = pictureFor(path, merchant);
  if (picture === undefined) throw new Error(`no drawing at ${path}`);
  return picture;
}
