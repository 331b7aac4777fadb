import type { ChosenLook } from '@/brand/decoration';
import type { ChosenColors } from '@/brand/palette-of';
import { type Finding, noteAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';
import { formerBrand, newPalette, withChanges } from '../palette/new-palette';

/** Tells which colours of a palette still come from an earlier brand colour, and proposes those of the new one. */
export function rebrandFindings(chosen: ChosenColors & ChosenLook, document: JsonDocument): Finding[] {
  const old = formerBrand(chosen);
  if (old === undefined) return [];
  const changes = newPalette(chosen, old, 'dependent');
  const left = changes.flatMap(({ path: [part, key] }) =>
    part === 'gradient' || chosen.palette[key] !== undefined ? [key ?? part] : [],
  );
  if (left.length === 0) return [];
  const message = `These colours do not come from the brand colour (primaryOrange ${chosen.palette.primaryOrange}), but from another one: ${left.join(', ')}.`;
  const fix =
    'take those of the brand colour, or the whole palette: "New palette from this colour" in the studio makes both';
  const theme = document.valueAt(['theme']);
  const position = document.locate(['theme', 'palette', 'primaryOrange']);
  const value = withChanges(typeof theme === 'object' && theme !== null ? theme : {}, changes);
  return [{ ...noteAt(position, message, fix), proposed: { path: ['theme'], value } }];
}
