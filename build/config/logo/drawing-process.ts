import sharp from 'sharp';
import { visiblePart } from '../../brand/icon-drawing';
import type { Drawn } from './draw-within';

/**
 * Draws logos for the process that started this one. That process ends this one when a drawing takes too long: nothing
 * else can stop the SVG library.
 */

/** The smallest icon for the home screen of a phone. */
const iconSize = 192;

async function draw(logo: Buffer): Promise<Drawn> {
  try {
    const { width, height } = await sharp(logo, { limitInputPixels: false }).metadata();
    return { width, height, visible: await visiblePart(logo, iconSize) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on(
  'message',
  (logo: Uint8Array) => void draw(Buffer.from(logo)).then((drawn) => process.send?.(drawn)),
);
// a normal exit would wait for the drawing to finish
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
