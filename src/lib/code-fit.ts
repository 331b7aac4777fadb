/** The narrowest bar that a scanner reads from a screen, in device pixels. */
const narrowestModule = 2;

/** How a bar code lies on a screen. */
export interface CodeFit {
  /** Whether it runs from top to bottom, because it is too wide for the screen. */
  turned: boolean;
  /** The width of its thinnest bar, in CSS px: a whole number of device pixels, so that no edge is blurred. */
  module: number;
}

/**
 * The largest size of a bar code on a screen, quiet zones included (docs/product/membership.md#the-card-at-the-till).
 * It lies across the screen if its bars can be read so, and else runs down it. Undefined if they can be read neither way.
 *
 * @param modules The width of the code, in modules.
 * @param room The free part of the screen, in CSS px.
 * @param pixelRatio Device pixels of a CSS px.
 */
export function fitCode(
  modules: number,
  room: { width: number; height: number },
  pixelRatio: number,
): CodeFit | undefined {
  const across = Math.floor((room.width * pixelRatio) / modules);
  if (across >= narrowestModule) return { turned: false, module: across / pixelRatio };
  const down = Math.floor((room.height * pixelRatio) / modules);
  return down >= narrowestModule ? { turned: true, module: down / pixelRatio } : undefined;
}
