import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { defaultPalette } from '@/brand/palette';
import type { ChosenColors } from '@/brand/palette-of';
import { hexPattern } from '@/lib/color';
import { type ColorChange, newPalette, withChanges } from '../../../../build/config/palette/new-palette';
import { valueAt } from '../../../../build/shared/value-at';
import { isRecord } from '../../saving/draft-text';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { titleOf } from '../start';

/** A button beside the brand colour. It shows the palette that the colour makes, and takes it. */
export function NewPalette() {
  const { config } = useEditor();
  const path = ['theme', 'palette', 'primaryOrange'];
  const brand = String(valueAt(config, path) ?? defaultPalette.primaryOrange);
  if (!hexPattern.test(brand)) return null; // its field says what is wrong with it
  return (
    <Group>
      <DialogButton label="New palette from this colour">
        {(close) => <Choice onTaken={close} />}
      </DialogButton>
    </Group>
  );
}

function Choice({ onTaken }: { onTaken: () => void }) {
  const { config, setValue } = useEditor();
  const theme = valueAt(config, ['theme']) ?? {};
  const changes = newPalette(colorsOf(theme));
  const take = () => {
    setValue(['theme'], withChanges(theme, changes));
    onTaken();
  };
  return (
    <Stack>
      <Text role="status" className="quiet">
        {changes.length === 0
          ? 'Nothing changes: these colours belong to the brand colour already.'
          : `${changes.length === 1 ? 'One colour changes' : `${changes.length} colours change`}. Texts can be read on all of them.`}
      </Text>
      <ul className="new-colors">
        {changes.map((change) => (
          <Change key={change.path.join('.')} {...change} />
        ))}
      </ul>
      <Group pos="sticky" bottom={0} py={12} style={{ background: '#fff' }}>
        <Button variant="filled" disabled={changes.length === 0} onClick={take}>
          Apply
        </Button>
      </Group>
    </Stack>
  );
}

/** A colour before and after. */
function Change({ path, before, after }: ColorChange) {
  return (
    <Group component="li" gap={12} wrap="nowrap">
      <Group component="span" gap={0} wrap="nowrap" flex="none" className="framed" aria-hidden>
        {[before, after].map((colors) => (
          <Box component="span" key={String(colors)} w={28} h={36} style={{ background: fillOf(colors) }} />
        ))}
      </Group>
      <div>
        <Text fw={500}>{titleOf(['theme', ...path])}</Text>
        <Text size="xs" className="quiet">
          {before.join(' – ')} → {after.join(' – ')}
        </Text>
      </div>
    </Group>
  );
}

function fillOf(colors: readonly string[]): string {
  return colors.length > 1 ? `linear-gradient(135deg, ${colors.join(', ')})` : String(colors[0]);
}

/** The colours of `theme` that are some. */
function colorsOf(theme: unknown): Parameters<typeof newPalette>[0] {
  const colorAt = (...path: string[]) => {
    const value = valueAt(theme, path);
    return typeof value === 'string' && hexPattern.test(value) ? value : undefined;
  };
  const palette = valueAt(theme, ['palette']);
  const keys = isRecord(palette) ? Object.keys(palette) : [];
  const given: ChosenColors['palette'] = Object.fromEntries(
    keys.map((key) => [key, colorAt('palette', key)]),
  );
  const to = colorAt('gradient', 'to');
  const gradient = to === undefined ? undefined : { from: colorAt('gradient', 'from'), to };
  return { palette: given, accent: colorAt('accent'), gradient };
}
