import { ActionIcon, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../draft-text';
import { pathOf } from '../screens';
import type { DraftAnswer, PreviewOrder } from '../wire';
import { screensOf } from './app-texts';
import { FindBar } from './find/find-bar';
import { useFinder } from './find/use-finder';
import { MoreScreens } from './more-screens';
import { aboutScreen, earlierValues } from './preview-words';
import { ScreenChoice } from './screen-choice';
import { start } from './start';
import { firstPath, offline, useSeen, visitor } from './use-seen';

const phone = { width: 390, height: 844 };
const sizes = { Phone: phone, Desktop: { width: 1280, height: 800 }, 'Side by side': phone } as const;
type SizeName = keyof typeof sizes;

interface PreviewPaneProps {
  origin: string;
  preview: NonNullable<DraftAnswer['preview']>;
  /** Leads to a field of the form. */
  onField: (path: Path) => void;
}

/** The real app with the draft. */
export function PreviewPane({
  origin,
  onField,
  preview: { look, brand, name: shown, held },
}: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useElementSize();
  const [size, setSize] = useState<SizeName>('Phone');
  const screens = useMemo(() => screensOf(brand), [brand]);
  const seen = useSeen(frame, origin);
  const titleOf = (address: string) =>
    [...screens].find(([, { path }]) => path === pathOf(address))?.[0] ?? pathOf(address);
  const finder = useFinder({ ...seen, brand, titleOf, onField });
  const chosen = <T,>(go: (value: T) => void) => {
    return (value: T) => {
      finder.giveUp();
      go(value);
    };
  };

  const loaded = useRef(shown); // what the frame has opened with
  useEffect(() => {
    if (shown === loaded.current) return;
    loaded.current = shown;
    frame.current?.contentWindow?.postMessage({ reload: true } satisfies PreviewOrder, origin);
  }, [shown, origin]);

  const { width, height } = sizes[size];
  const isWide = size === 'Side by side';
  const scale = Math.min(1, isWide ? 1 : room.width / width, room.height / height);
  return (
    <Stack component="section" gap={0} className="preview" aria-label="Preview">
      <Group gap="sm" align="end">
        <ScreenChoice screens={screens} shown={titleOf(seen.path)} onChoose={chosen(seen.open)} />
        <Select
          label="Seen by"
          data={[
            { value: visitor, label: 'A visitor' },
            ...start.members.map(({ mobile, name }) => ({ value: mobile, label: name })),
          ]}
          value={seen.member}
          allowDeselect={false}
          onChange={chosen((next) => seen.seeAs(next ?? visitor))}
          flex="1 1 120px"
          maw={190}
        />
        <Select
          label="State"
          data={[
            ...start.states.map(({ name, title }) => ({ value: name, label: title })),
            { value: offline, label: 'Offline' },
          ]}
          value={seen.state}
          allowDeselect={false}
          onChange={chosen((next) => next !== null && seen.seeIn(next))}
          flex="1 1 120px"
          maw={150}
        />
      </Group>
      <FindBar
        finder={finder}
        otherwise={held.length > 0 ? earlierValues(held) : aboutScreen(seen, titleOf)}
        onField={onField}
      >
        <SegmentedControl
          aria-label="Size"
          size="xs"
          data={Object.keys(sizes)}
          value={size}
          onChange={(next) => setSize(next as SizeName)}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Load the screen again"
          onClick={() => seen.order({ reload: true })}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      </FindBar>
      <div
        ref={room.ref}
        className={isWide ? 'room row' : 'room'}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': 'Screens side by side' })}
      >
        <div
          className={size === 'Desktop' ? 'device desktop' : 'device'}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            title={`${look.name} on a ${size === 'Desktop' ? 'desktop' : 'phone'}`}
            src={origin + firstPath}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
        {isWide && <MoreScreens origin={origin} seen={seen} screens={screens} size={phone} scale={scale} />}
      </div>
    </Stack>
  );
}
