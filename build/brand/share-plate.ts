import type { CardLayout } from '@/brand/card-look';
import type { Palette } from '@/brand/palette';
import type { Corners } from '@/brand/shape';

/** The card in the middle of a shared link's picture, in px. */
export const plate = { left: 240, top: 115, width: 720, height: 400 };

const radii: Record<Corners, number> = { square: 0, soft: 48, round: 88 };
const [right, bottom] = [plate.left + plate.width, plate.top + plate.height];
/** Where a pass is perforated. The logo ends before. */
const stub = right - 44;

interface PlateLook {
  palette: Palette;
  corners?: Corners | undefined;
  layout?: CardLayout | undefined;
}

/** SVG elements of the card below the logo: cut and composed as the mall's cards are (docs/brand.md#card). */
export function plateSvg({ palette, corners = 'soft', layout = 'classic' }: PlateLook): string {
  const radius = radii[corners];
  const { whiteColor, primaryOrange } = palette;
  const card = `${rect(0, radius)} fill="${whiteColor}"`;
  switch (layout) {
    case 'classic':
      return `${card}/>`;
    case 'crest': {
      const frame = [14, 22].map((inset) => `${rect(inset, Math.max(radius - inset, 0))} stroke-width="3"/>`);
      return `${card}/><g fill="none" stroke="${primaryOrange}" stroke-opacity=".5">${frame.join('')}</g>`;
    }
    case 'ledger':
      return `<clipPath id="card">${rect(0, radius)}/></clipPath>${card}/><g clip-path="url(#card)"><path fill="${primaryOrange}" d="M${plate.left} ${plate.top}h${plate.width}v44h-${plate.width}z"/><path stroke="${primaryOrange}" stroke-width="4" d="M${plate.left + 34} ${plate.top + 44}V${bottom}m10 0V${plate.top + 44}"/></g>`;
    case 'pass':
      return `<mask id="ticket">${rect(0, radius)} fill="#fff"/><circle cx="${stub}" cy="${plate.top}" r="22"/><circle cx="${stub}" cy="${bottom}" r="22"/><path stroke="#000" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17" d="M${stub} ${plate.top + 40}V${bottom - 34}"/></mask>${card} mask="url(#ticket)"/>`;
  }
}

function rect(inset: number, radius: number): string {
  return `<rect x="${plate.left + inset}" y="${plate.top + inset}" width="${plate.width - 2 * inset}" height="${plate.height - 2 * inset}" rx="${radius}"`;
}
