import { ActionIcon, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useElementSize, useWindowEvent } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { fewOf } from '../../build/shared/words';
import type { Path } from '../draft-text';
import type { DraftAnswer, PreviewNews, PreviewOrder } from '../wire';
import { titlesOn } from './schema';
import { ScreenChoice } from './screen-choice';
import { configSchema, start } from './start';

const sizes = { Phone: { width: 390, height: 844 }, Desktop: { width: 1280, height: 800 } } as const;
type SizeName = keyof typeof sizes;

const visitor = '';

interface PreviewPaneProps {
  origin: string;
  preview: NonNullable<DraftAnswer['preview']>;
}

/** The real app with the draft. */
export function PreviewPane({ origin, preview: { look, name: shown, held } }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useElementSize();
  const [size, setSize] = useState<SizeName>('Phone');
  const [member, setMember] = useState(start.members[0]?.mobile ?? visitor);
  const [path, setPath] = useState('/dashboard');
  const asked = useRef<string>(undefined);
  const [reached, setReached] = useState<string>(); // the address that was asked for, until somebody goes on from it
  const [first] = useState(origin + sessionPath(member, '/dashboard'));

  const loaded = useRef(shown); // what the frame has opened with
  const order = (what: PreviewOrder) => frame.current?.contentWindow?.postMessage(what, origin);

  useWindowEvent('message', ({ origin: from, data }: MessageEvent<unknown>) => {
    if (from !== origin || !isNews(data)) return;
    setPath(data.shownPath);
    if (!data.led) setReached(undefined);
    else if (asked.current !== undefined && pathOf(asked.current) === pathOf(data.shownPath))
      setReached(asked.current);
  });

  useEffect(() => {
    if (shown === loaded.current) return;
    loaded.current = shown;
    frame.current?.contentWindow?.postMessage({ reload: true } satisfies PreviewOrder, origin);
  }, [shown, origin]);

  const { width, height } = sizes[size];
  const scale = Math.min(1, room.width / width, room.height / height);
  const open = (address: string) => {
    asked.current = address;
    setReached(undefined);
    order({ open: address });
  };

  return (
    <Stack component="section" gap={0} className="preview" aria-label="Preview">
      <Group gap="sm" mb={4} align="end">
        <ScreenChoice shown={path} onChoose={open} />
        <Select
          label="Seen by"
          data={[
            { value: visitor, label: 'A visitor' },
            ...start.members.map(({ mobile, name }) => ({ value: mobile, label: name })),
          ]}
          value={member}
          allowDeselect={false}
          onChange={(next) => {
            setMember(next ?? visitor);
            asked.current = undefined;
            setReached(undefined);
            order({ open: sessionPath(next ?? visitor, next ? '/dashboard' : '/login') });
          }}
          flex="1 1 130px"
          maw={190}
        />
        <SegmentedControl
          aria-label="Size"
          data={Object.keys(sizes)}
          value={size}
          onChange={(next) => setSize(next as SizeName)}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Load the screen again"
          onClick={() => order({ reload: true })}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      </Group>
      <Text size="xs" className="quiet" mih={32} role="status">
        {held.length > 0 ? earlierValues(held) : ledElsewhere(reached, path)}
      </Text>
      <div ref={room.ref} className="room" style={{ aspectRatio: `${width} / ${height}` }}>
        <div
          className={`device ${size.toLowerCase()}`}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            title={`${look.name} on a ${size.toLowerCase()}`}
            src={first}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </Stack>
  );
}

/** What the preview shows in place of what has an error. */
function earlierValues(held: readonly Path[]): string {
  if (held.some((path) => path.length === 0)) return 'The preview shows the last version without problems.';
  const titles = held.map((path) => titlesOn(path, configSchema).join(' › '));
  return `The preview shows the last good value, or the default, of ${fewOf([...new Set(titles)], 3)}.`;
}

/** Why another screen shows than the one that was asked for. */
function ledElsewhere(reached: string | undefined, shown: string): string | undefined {
  if (reached === undefined || pathOf(reached) === pathOf(shown)) return undefined;
  return `The app shows ${pathOf(shown)} instead of ${pathOf(reached)}. That screen needs another step before it, or somebody else to see it.`;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

function sessionPath(member: string, next: string): string {
  return `/studio-session?${new URLSearchParams({ member, next })}`;
}

function isNews(data: unknown): data is PreviewNews {
  return (
    typeof data === 'object' && data !== null && 'shownPath' in data && typeof data.shownPath === 'string'
  );
}
