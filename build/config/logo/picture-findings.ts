import type { VisiblePart } from '../../brand/icon-drawing';
import { type Finding, fileError, fileWarning } from '../../diagnostics/finding';
import { isAnimated, pictureFormat, pngSize } from '../../pictures/picture';
import { foreignColors } from '../../pictures/png-colors';
import { type Drawn, drawingLimit, drawWithin } from './draw-within';
import { logoFindings } from './logo-findings';

/** A PNG from this size on is sharp in every icon, in px. */
export const leastSide = 512;
/** Larger pictures are photos, or attacks on the memory of the builder. */
const mostSide = 8192;
/** How many times longer the longer side of an icon may be. */
const nearlySquare = 1.1;
/** A picture whose drawn part is smaller than this share of it looks tiny wherever it is shown. */
const leastShare = 0.5;

/** Whether a PNG has more pixels than anybody should draw. */
export function isTooLarge(png: Buffer): boolean {
  const { width = 0, height = 0 } = pngSize(png) ?? {};
  return Math.max(width, height) > mostSide;
}

export interface InspectedPicture {
  findings: Finding[];
  /** For a picture that can be drawn. */
  visible?: VisiblePart;
  /** Set when no drawing came back in time. That may be the fault of a busy machine, so nobody should remember it. */
  isUndrawn?: true;
}

/**
 * Why a file cannot be a logo or an icon (an SVG of shapes, or a PNG of at least 512 px), and what can be seen of it. The
 * answer depends on the file alone.
 */
export async function inspectPicture(bytes: Buffer, key: 'logo' | 'icon'): Promise<InspectedPicture> {
  let drawing: Promise<Drawn | undefined> | undefined; // once, for all findings
  const draw = () => {
    drawing ??= drawWithin(bytes);
    return drawing;
  };
  const findings =
    pictureFormat(bytes) === 'png'
      ? await pngFindings(bytes, key, draw)
      : (await logoFindings(bytes, drawingLimit, draw)).map((finding) => named(finding, key));
  if (findings.length > 0) {
    const isUndrawn = drawing !== undefined && (await drawing) === undefined;
    return { findings, ...(isUndrawn && { isUndrawn }) };
  }
  const drawn = await draw();
  const visible = drawn && 'visible' in drawn ? drawn.visible : undefined;
  return {
    findings: [...animationFindings(bytes, key), ...shapeFindings(drawn, key)],
    ...(visible && { visible }),
    ...(!drawn && { isUndrawn: true }),
  };
}

/** A finding of the SVG check, which speaks of a logo, for the picture that was looked at. */
function named({ message, fix, ...finding }: Finding, key: 'logo' | 'icon'): Finding {
  const say = (text: string) => text.replace(/\b(the) logo\b/gi, `$1 ${key}`);
  return { ...finding, message: say(message), ...(fix !== undefined && { fix: say(fix) }) };
}

type Draw = () => Promise<Drawn | undefined>;

async function pngFindings(bytes: Buffer, key: string, draw: Draw): Promise<Finding[]> {
  const error = (message: string, fix: string) => [fileError(message, fix)];
  const size = pngSize(bytes);
  if (!size) return error(`The ${key} is not a PNG that can be read.`, 'save it as PNG again');
  const [longer, shape] = [Math.max(size.width, size.height), `${size.width} × ${size.height} px`];
  if (isTooLarge(bytes)) {
    return error(`The ${key} has ${shape}; at most ${mostSide} px are allowed.`, 'save it with 1,024 px');
  }
  if (longer < leastSide) {
    const message = `The ${key} has ${shape}; a PNG needs at least ${leastSide} px on its longer side.`;
    return error(message, 'ask the mall for an SVG, or for a larger PNG; do not enlarge this one');
  }
  const drawn = await draw();
  if (!drawn || !('width' in drawn))
    return error(`The ${key} is damaged, or no PNG.`, 'save it as PNG again');
  const colors = foreignColors(bytes);
  if (colors) {
    const message = `The ${key} says (${colors}) that its colours are not those of a usual screen. Browsers follow that, icons cannot.`;
    return error(message, 'save it as PNG in the colours of sRGB');
  }
  if (!drawn.visible) return error(`The ${key} shows nothing: it is transparent.`, 'save it with its shapes');
  return [];
}

function animationFindings(bytes: Buffer, key: 'logo' | 'icon'): Finding[] {
  if (!isAnimated(bytes)) return [];
  const message = `The ${key} is an animated PNG. It may move on every page of the app, and icons show its first picture only.`;
  return [fileWarning(message, 'save it as a PNG with one picture, without animation')];
}

function shapeFindings(drawn: Drawn | undefined, key: 'logo' | 'icon'): Finding[] {
  if (!drawn || !('width' in drawn) || !drawn.visible) return [];
  const { width, height, visible } = drawn;
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  if (key === 'icon' && longer > nearlySquare * shorter) {
    // a ratio, because a large picture has been drawn smaller before it gets here
    const times = Math.round((10 * longer) / shorter) / 10;
    const shape = width > height ? 'as wide as high' : 'as high as wide';
    const message = `The icon is not square: it is ${times} times ${shape}.`;
    return [fileError(message, 'use the mark of the logo alone, in a square')];
  }
  const share = Math.max(visible.width, visible.height);
  if (share >= leastShare) return [];
  const message = `The ${key} fills only ${Math.round(100 * share)} % of its picture; the rest is an empty margin. So it looks small wherever it is shown.`;
  return [fileWarning(message, 'crop the margin away, or ask the mall for a file without it')];
}
