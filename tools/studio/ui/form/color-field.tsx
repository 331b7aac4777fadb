import { ColorInput, Select, Stack } from '@mantine/core';
import { defaultPalette, type PaletteKey } from '@/brand/palette';
import { likelyColor } from '../../../../build/diagnostics/likely-color';
import { valueAt } from '../../../../build/shared/value-at';
import { useEditor } from '../editor-context';
import { fieldsOf } from './schema';
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

const kinds = [
  { value: 'brand', label: 'Of the brand colour (default)' },
  { value: 'own', label: 'Colours of our own' },
  { value: 'none', label: 'No gradients' },
];

/** The gradient of a mall: that of its brand colour, none, or from one colour to another. */
export function GradientField({ path }: FieldProps) {
  const { config } = useEditor();
  const { schema, value, set, common } = useField(path);
  const kind = value === undefined ? 'brand' : typeof value === 'object' ? 'own' : 'none';
  const primary = valueAt(config, ['theme', 'palette', 'primaryOrange']) ?? defaultPalette.primaryOrange;
  return (
    <Stack gap="xs">
      <Select
        {...common}
        {...(kind === 'own' && { error: undefined, success: undefined })} // they stand at the colours
        data={kinds}
        value={kind}
        allowDeselect={false}
        onChange={(next) => set({ brand: undefined, own: { to: primary }, none: 'none' }[next ?? 'brand'])}
      />
      {kind === 'own' && fieldsOf(schema).map(([key]) => <ColorField key={key} path={[...path, key]} />)}
    </Stack>
  );
}
