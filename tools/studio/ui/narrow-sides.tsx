import { Box, SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type Side = 'form' | 'preview';

/** In a narrow window either the form or the preview is there. Each one comes back as far down as it was left. */
export function useNarrowSides(): { side: Side; show(next: Side): void } {
  const [side, setSide] = useState<Side>('form');
  const left = useRef({ form: 0, preview: 0 });
  return {
    side,
    show: (next) => {
      if (next === side) return;
      left.current[side] = scrollY;
      flushSync(() => setSide(next));
      scrollTo({ top: left.current[next] });
    },
  };
}

/** Leads from one to the other, at the foot of a narrow window. */
export function SideSwitch({ side, onShow }: { side: Side; onShow: (next: Side) => void }) {
  return (
    <Box hiddenFrom="sm" className="side-switch">
      <SegmentedControl
        aria-label="Form or preview"
        fullWidth
        size="md"
        data={[
          { value: 'form', label: 'Form' },
          { value: 'preview', label: 'Preview' },
        ]}
        value={side}
        onChange={(next) => onShow(next as Side)} // one of the two
      />
    </Box>
  );
}
