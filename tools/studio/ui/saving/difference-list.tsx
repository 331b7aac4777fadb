import { ColorSwatch, Stack, Text } from '@mantine/core';
import { isFile } from '../../saving/differences';
import type { Difference } from '../../wire';
import { fullTitleOf } from '../start';

/** What has changed, each with its old and its new value. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <Stack component="ul" gap={8} fz={13} className="wrapping">
      {differences.map(({ path, before, after }) => (
        <li key={path.join('.')}>
          <Text fw={500}>{fullTitleOf(path)}</Text>
          <ShownValue value={before} />
          <span className="quiet"> → </span>
          {isFile(before) && isFile(after) && before[0].file === after[0].file && 'another '}
          <ShownValue value={after} />
        </li>
      ))}
    </Stack>
  );
}

/** A value as a person reads it. */
export function ShownValue({ value }: { value: unknown }) {
  if (value === undefined) return <span className="quiet">not set</span>;
  const color = typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
  return (
    <>
      {color && (
        <ColorSwatch
          component="span"
          color={value}
          size={12}
          mr={4}
          display="inline-block"
          style={{ verticalAlign: -1 }}
        />
      )}
      {inWords(value)}
    </>
  );
}

function inWords(value: unknown): string {
  if (isFile(value)) return value[0].file;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.map(inWords).join(', ') || 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
