import type { VisiblePart } from '../../brand/icon-drawing';

/** What the builder's library makes of a logo: its size in px, and what can be seen of it, if anything. */
export type Drawn =
  | { width: number; height: number; visible?: VisiblePart | undefined }
  | { failure: string };

/** The smallest icon for the home screen of a phone. */
const iconSize = 192;

/**
 * Draws one small icon of a logo, in this process. Nothing can stop it, so this is only for logos that are drawn
 * quickly. `drawWithin` draws the others.
 */
export async function drawLogo(logo: Buffer): Promise<Drawn> {
  // loaded only here, because most checks remember what they found
  const [{ default: sharp }, { visiblePart }] = await Promise.all([
    import('sharp'),
    import('../../brand/icon-drawing'),
  ]);
  try {
    const { width, height } = await sharp(logo, { limitInputPixels: false }).metadata();
    return { width, height, visible: await visiblePart(logo, iconSize) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
