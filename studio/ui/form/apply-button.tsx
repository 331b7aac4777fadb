import { Button, ColorSwatch } from '@mantine/core';
import type { Told } from '../../wire';
import { useDraftContext } from './draft-context';
import { inputAt } from './show-in-form';

/** Takes a value that the check proposes. */
export function ApplyButton({ path, value }: NonNullable<Told['proposed']>) {
  const draft = useDraftContext();
  const text = typeof value === 'string' ? value : '';
  const isColor = /^#[\da-f]{6}$/i.test(text);
  return (
    <Button
      variant="default"
      size="compact-xs"
      ml={6}
      aria-label={text && `Apply ${text}`}
      leftSection={isColor && <ColorSwatch component="span" color={text} size={12} />}
      onClick={() => {
        draft.setValue(path, value);
        inputAt(path)?.focus(); // the button goes with the problem
      }}
    >
      Apply
    </Button>
  );
}
