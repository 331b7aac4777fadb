import { Select, Stack } from '@mantine/core';
import { defaultPalette } from '@/brand/palette';
import { valueAt } from '../../../../build/shared/value-at';
import { useEditor } from '../editor-context';
import { ColorField } from './color-field';
import { fieldsOf } from './schema';
import { type FieldProps, useField } from './use-field';

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
