import type { Palette } from '@/brand/palette';
import { inkOn } from '@/brand/readable';

/** Outlines on a 24 px grid, drawn as paths so that they look the same on every machine. */
const outlines = {
  submitBills: 'M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2zM9 8h6M9 12h6',
  redeem: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9C9 9 7 8 7 6s4-3 5 3c1-6 5-5 5-3s-2 3-5 3',
} as const;

/** SVG of a manifest shortcut: its outline on a disc of the brand's colour. */
export function shortcutDrawing(shortcut: keyof typeof outlines, { primaryOrange }: Palette): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48">',
    `<circle cx="24" cy="24" r="24" fill="${primaryOrange}"/>`,
    `<g transform="translate(10 10) scale(1.1667)" fill="none" stroke="${inkOn(primaryOrange)}"`,
    ' stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
    `<path d="${outlines[shortcut]}"/></g></svg>`,
  ].join('');
}
