import { ColorInput } from '@mantine/core';
import { defaultPalette, type PaletteKey } from '@/brand/palette';
import { likelyColor } from '../../../../build/diagnostics/likely-color';
import { type FieldProps, useField } from './use-field';

/** A colour, typed or picked. */
export function ColorField({ path }: FieldProps) {
  const { schema, value, set, common } = useField(path);
  // colours beside the palette have none
  const standard = schema.default ?? (defaultPalette[path.at(-1) as PaletteKey] as string | undefined);
  return (
    <ColorInput
      {...common}
      value={typeof value === 'string' ? value : ''}
      placeholder={standard ? `${standard} (default)` : 'not set'}
      format="hex"
      fixOnBlur={false} // it would take the old colour back without a word
      onBlur={() => {
        const meant = typeof value === 'string' ? likelyColor(value.trim()) : undefined;
        if (meant !== undefined && meant !== value) set(meant);
      }}
      eyeDropperButtonProps={{ 'aria-label': `Pick from the screen: ${common.label}` }}
      popoverProps={{ position: 'top-start' }} // its problems stand below
      onChange={(next) => set(next === '' ? undefined : next.toLowerCase())}
    />
  );
}
