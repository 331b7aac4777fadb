import 'sharp'; // so that it is there with the first logo
import { drawLogo } from './draw-logo';

/**
 * Draws logos for the process that started this one. That process ends this one when a drawing takes too long: nothing
 * else can stop the SVG library.
 */

process.on(
  'message',
  (logo: Uint8Array) => void drawLogo(Buffer.from(logo)).then((drawn) => process.send?.(drawn)),
);
// a normal exit would wait for the drawing to finish
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
