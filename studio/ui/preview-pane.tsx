import { ActionIcon, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useElementSize, useWindowEvent } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fewOf } from '../../build/shared/words';
import type { Path } from '../draft-text';
import { pathOf, screenAt } from '../screens';
import type { DraftAnswer, PreviewNews, PreviewOrder } from '../wire';
import { screensOf } from './app-texts';
import { FindBar } from './find/find-bar';
import { useFinder } from './find/use-finder';
import { titlesOn } from './schema';
import { ScreenChoice } from './screen-choice';
import { configSchema, start } from './start';

const sizes = { Phone: { width: 390, height: 844 }, Desktop: { width: 1280, height: 800 } } as const;
type SizeName = keyof typeof sizes;

const visitor = '';

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
  const [member, setMember] = useState(start.members[0]?.mobile ?? visitor);
  const lastMember = useRef(member);
  const screens = useMemo(() => screensOf(brand), [brand]);
  const [path, setPath] = useState('/dashboard');
  const asked = useRef<string>(undefined);
  const [reached, setReached] = useState<string>(); // the address that was asked for, until somebody goes on from it
  const [first] = useState(origin + sessionPath(member, '/dashboard'));

  const loaded = useRef(shown); // what the frame has opened with
  const order = (what: PreviewOrder) => frame.current?.contentWindow?.postMessage(what, origin);

  /** Opens a screen as somebody who may see it. */
  const open = (address: string, seenBy = member) => {
    asked.current = address;
    setReached(undefined);
    const ofVisitors = screenAt(address)?.for === 'visitor';
    const needsMember = screenAt(address)?.for === 'member' && seenBy === visitor;
    const next = ofVisitors ? visitor : needsMember ? lastMember.current : seenBy;
    if (next !== visitor) lastMember.current = next;
    setMember(next);
    order({ open: next === member && !ofVisitors ? address : sessionPath(next, address) });
  };
  const titleOf = (address: string) =>
    [...screens].find(([, { path }]) => path === pathOf(address))?.[0] ?? pathOf(address);
  const finder = useFinder({ brand, shown: path, titleOf, order, open, onField });

  useWindowEvent('message', ({ origin: from, data }: MessageEvent<unknown>) => {
    if (from !== origin || !isNews(data)) return;
    finder.hear(data);
    if (!('shownPath' in data)) return;
    setPath(data.shownPath);
    if (screenAt(data.shownPath)?.for === 'visitor') setMember(visitor); // who logs out is one
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

  return (
    <Stack component="section" gap={0} className="preview" aria-label="Preview">
      <Group gap="sm" mb={4} align="end">
        <ScreenChoice screens={screens} shown={titleOf(path)} onChoose={(address) => open(address)} />
        <Select
          label="Seen by"
          data={[
            { value: visitor, label: 'A visitor' },
            ...start.members.map(({ mobile, name }) => ({ value: mobile, label: name })),
          ]}
          value={member}
          allowDeselect={false}
          onChange={(next) => {
            const cannotSee = screenAt(path)?.for === (next === visitor ? 'member' : 'visitor');
            open(cannotSee ? (next === visitor ? '/login' : '/dashboard') : path, next ?? visitor);
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
      <FindBar
        finder={finder}
        otherwise={held.length > 0 ? earlierValues(held) : ledElsewhere(reached, path, titleOf)}
        onField={onField}
      />
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
function ledElsewhere(
  reached: string | undefined,
  shown: string,
  titleOf: (address: string) => string,
): string | undefined {
  if (reached !== undefined && pathOf(reached) !== pathOf(shown)) {
    const way = screenAt(reached)?.way;
    const why = way
      ? `To see that screen, ${way}.`
      : 'This mall has no such screen, or it needs a step before it.';
    return `The app shows “${titleOf(shown)}” instead of “${titleOf(reached)}”. ${why}`;
  }
  return screenAt(shown)?.for === 'visitor' ? 'Here the OTP of every number is 1234.' : undefined;
}

function sessionPath(member: string, next: string): string {
  return `/studio-session?${new URLSearchParams({ member, next })}`;
}

function isNews(data: unknown): data is PreviewNews {
  return typeof data === 'object' && data !== null; // from our own script
}
