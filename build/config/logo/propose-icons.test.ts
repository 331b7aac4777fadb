import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { letterLogo } from '../../pictures/letter-logo';
import { iconFindings } from './icon-findings';
import { inspectPicture } from './picture-findings';
import { proposeIcons } from './propose-icons';

const navy = '#0b1f4d';
const ring = (color: string) =>
  `<path fill="${color}" d="M0 0h100v100H0zM30 30h40v40H30z" fill-rule="evenodd"/>`;
/** Eight letters, right of the place of a mark. */
const word = (color: string) =>
  [...'abcdefgh'].map((_, at) => `<path fill="${color}" d="M${140 + 57 * at} 25h41v50h-41z"/>`).join('');
const disc = (color: string) => svg('0 0 100 100', `<circle cx="50" cy="50" r="50" fill="${color}"/>`);
const wordmark = (color: string) => svg('0 0 580 100', ring(color) + word(color));

function svg(box: string, inner: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`);
}

function configOf(changes: object = {}) {
  return merchantSchema.parse({ name: 'Row Mall', hosts: ['row.example'], ...changes });
}

async function warnings(picture: Buffer, config = configOf()): Promise<string[]> {
  const { visible } = await inspectPicture(picture, 'logo');
  if (!visible) throw new Error('The picture shows nothing.');
  return iconFindings(visible, config).map(({ message, fix }) => `${message} → ${fix}`);
}

describe('a logo as an icon', () => {
  it('gets a warning where it is a word, and nothing else then', async () => {
    expect(await warnings(wordmark(navy))).toEqual([
      'The logo is 5.8 times as wide as high, so nobody can read it in an icon. → take an icon that the studio proposes, or ask for the mark alone, in a square, and name that file under "icon"',
    ]);
    expect(await warnings(svg('0 0 100 300', '<path fill="#c8142b" d="M0 0h100v300H0z"/>'))).toEqual([
      expect.stringContaining('The logo is 3 times as high as wide'),
    ]);
  });

  it('gets one where a dark tab swallows it, and none with a light part', async () => {
    const mark = (rest = '') => svg('0 0 100 100', `<circle cx="50" cy="50" r="50" fill="${navy}"/>${rest}`);
    expect(await warnings(mark())).toEqual([
      expect.stringContaining('The logo is almost as dark as the tab of a browser on a dark phone'),
    ]);
    expect(await warnings(mark('<circle cx="50" cy="50" r="20" fill="#fff"/>'))).toEqual([]);
    const icon = configOf({ icon: 'icon.svg' });
    expect(await warnings(mark(), icon)).toEqual([expect.stringContaining('The icon is almost as dark')]);
  });

  it('gets one where its own background swallows it, with a background that shows it', async () => {
    const mark = disc('#14285a');
    const on = async (iconBackground: string, palette: object = {}) => {
      const { visible } = await inspectPicture(mark, 'logo');
      const found =
        visible && iconFindings(visible, configOf({ theme: { palette }, manifest: { iconBackground } }));
      return found?.find(({ proposed }) => proposed);
    };
    expect(await on('#14285a')).toMatchObject({
      message:
        "The logo has almost the colour of the background of the icon (#14285a), so it vanishes on the phone's home screen.",
      icon: true,
      proposed: { path: ['manifest', 'iconBackground'], value: '#ffffff' },
    });
    expect(await on('#ffffff')).toBeUndefined();
  });

  it('gets one of the brand colour, or of a dark one, where white does not show it', async () => {
    const proposed = async (primaryOrange: string) => {
      const { visible } = await inspectPicture(disc('#ffffff'), 'logo');
      const config = configOf({
        theme: { palette: { primaryOrange } },
        manifest: { iconBackground: '#fafafa' },
      });
      return visible && iconFindings(visible, config).map((each) => each.proposed?.value);
    };
    expect(await proposed('#14285a')).toEqual(['#14285a']);
    expect(await proposed('#ffd43b')).toEqual(['#202124']);
  });

  it('as a white icon on navy gets one for a light tab alone', async () => {
    const config = configOf({ icon: 'icon.svg', manifest: { iconBackground: '#14285a' } });
    expect(await warnings(disc('#ffffff'), config)).toEqual([
      expect.stringContaining(
        'The icon is almost as light as the tab of a browser, where it has no background, so its icon vanishes there.',
      ),
    ]);
  });

  it('gets one where its ground differs from that of the icon, with the ground as proposal', async () => {
    const mark = svg(
      '0 0 100 100',
      '<path fill="#c8142b" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="30" fill="#fff"/>',
    );
    const { visible } = await inspectPicture(mark, 'logo');
    expect(visible && iconFindings(visible, configOf())).toMatchObject([
      { icon: true, proposed: { path: ['manifest', 'iconBackground'], value: '#c8142b' } },
    ]);
    expect(await warnings(mark, configOf({ manifest: { iconBackground: '#c8142b' } }))).toEqual([]);
    const badge = svg('-10 -10 120 120', '<path fill="#c8142b" d="M0 0h100v100H0z"/>');
    expect(await warnings(badge)).toEqual([]);
  });

  it.each(['#0b1f4d', '#000000', '#ffffff', '#ffd43b', '#c8142b', '#1264c4'])(
    'gets none as the letter of a new mall in %s',
    async (primary) => {
      expect(await warnings(Buffer.from(letterLogo('Row', primary)))).toEqual([]);
    },
  );
});

describe('the icons that are proposed', () => {
  const kinds = async (logo: Buffer) =>
    (await proposeIcons({ logo, config: configOf() })).map(({ kind }) => kind);

  it('are the mark of the logo and a letter, which get no warning, and always the same bytes', async () => {
    const order = { logo: wordmark(navy), config: configOf() };
    const icons = await proposeIcons(order);
    expect(icons.map(({ kind, name }) => [kind, name])).toEqual([
      ['mark', 'icon.png'],
      ['plate', 'icon.png'],
      ['letter', 'icon.svg'],
    ]);
    for (const { bytes } of icons) {
      expect(await inspectPicture(bytes, 'icon')).toMatchObject({ findings: [] });
      expect(await warnings(bytes, configOf({ icon: 'icon.png' }))).toEqual([]);
    }
    expect(await proposeIcons(order)).toEqual(icons);
  });

  it('have the whole mark and nothing of the word, without a plate where it can be seen', async () => {
    const [mark] = await proposeIcons({ logo: wordmark('#c8142b'), config: configOf() });
    const { data } = await sharp(mark?.bytes).raw().toBuffer({ resolveWithObject: true });
    const opacityAt = (x: number, y: number) => data[4 * (y * 512 + x) + 3];
    expect([opacityAt(20, 20), opacityAt(490, 490), opacityAt(256, 256)]).toEqual([255, 255, 0]);
  });

  it('are a letter alone for a word alone, for a mark that works and for a small PNG', async () => {
    expect(await kinds(svg('140 0 440 100', word('#c8142b')))).toEqual(['letter']);
    expect(await kinds(svg('0 0 100 100', '<circle cx="50" cy="50" r="50" fill="#c8142b"/>'))).toEqual([
      'letter',
    ]);
    const png = (width: number) => sharp(wordmark('#c8142b')).resize(width).png().toBuffer();
    expect(await kinds(await png(580))).toEqual(['letter']);
    expect(await kinds(await png(1740))).toEqual(['mark', 'letter']);
  });

  it('have the own icon on the brand colour, where a light tab swallows it', async () => {
    const config = configOf({ icon: 'icon.svg', theme: { palette: { primaryOrange: '#14285a' } } });
    const icon = disc('#ffffff');
    const [mark, ...others] = await proposeIcons({
      logo: svg('140 0 440 100', word('#14285a')),
      icon,
      config,
    });
    const { data } = await sharp(mark?.bytes).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => data.toString('hex', 4 * (y * 512 + x), 4 * (y * 512 + x) + 3);
    expect([mark?.name, colorAt(256, 20), colorAt(100, 256)]).toEqual(['icon.png', '14285a', 'ffffff']);
    expect(others.map(({ kind }) => kind)).toEqual(['letter']);
    expect(await warnings(mark?.bytes ?? icon, config)).toEqual([]);
  });

  it('are a plate with the mark of a logo that has a ground, and with one that a dark tab swallows', async () => {
    for (const logo of [
      svg('-20 -20 620 140', `<path fill="#fff" d="M-20-20h620v140H-20z"/>${ring(navy)}${word(navy)}`),
      svg('0 0 100 100', `<circle cx="50" cy="50" r="50" fill="${navy}"/>`),
    ]) {
      const [mark] = await proposeIcons({ logo, config: configOf() });
      expect(mark?.kind).toBe('mark');
      expect(await warnings(mark?.bytes ?? logo, configOf({ icon: 'icon.png' }))).toEqual([]);
    }
  });
});
