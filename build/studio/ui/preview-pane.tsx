import { ActionIcon, Autocomplete, Group, SegmentedControl, Select } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PreviewNews, PreviewOrder } from '../wire';
import { start } from './start';

const sizes = { Phone: { width: 390, height: 844 }, Desktop: { width: 1280, height: 800 } } as const;
type SizeName = keyof typeof sizes;

const visitor = '';

/** The real app with the draft. `shown` is raised when the draft has changed. */
export function PreviewPane({ origin, name, shown }: { origin: string; name: string; shown: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useElementSize();
  const [size, setSize] = useState<SizeName>('Phone');
  const [member, setMember] = useState(start.members[0]?.mobile ?? visitor);
  const [path, setPath] = useState('/dashboard');
  const [typed, setTyped] = useState<string>();
  const [first] = useState(() => sessionAddress(origin, member, '/dashboard'));

  const order = (what: PreviewOrder) => frame.current?.contentWindow?.postMessage(what, origin);

  useEffect(() => {
    const listen = ({ origin: from, data }: MessageEvent<unknown>) => {
      if (from === origin && isNews(data)) setPath(data.shownPath);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (shown > 1) frame.current?.contentWindow?.postMessage({ reload: true } satisfies PreviewOrder, origin);
  }, [shown, origin]);

  const { width, height } = sizes[size];
  const scale = Math.min(1, room.width / width, room.height / height);
  const open = (address: string) => {
    setTyped(undefined);
    if (address.startsWith('/')) order({ open: address });
  };

  return (
    <section className="preview" aria-label="Preview">
      <Group gap="sm" mb="md" align="end">
        <Autocomplete
          label="Screen"
          data={[...start.screens]}
          value={typed ?? path}
          onChange={setTyped}
          onOptionSubmit={open}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && open(currentTarget.value)}
          w={230}
        />
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
            order({ open: sessionPath(next ?? visitor, next ? '/dashboard' : '/login') });
          }}
          w={190}
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
      <div ref={room.ref} className="room">
        <div
          className={`device ${size.toLowerCase()}`}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            title={`${name} on a ${size.toLowerCase()}`}
            src={first}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}

function sessionPath(member: string, next: string): string {
  return `/studio-session?${new URLSearchParams({ member, next })}`;
}

function sessionAddress(origin: string, member: string, next: string): string {
  return origin + sessionPath(member, next);
}

function isNews(data: unknown): data is PreviewNews {
  return (
    typeof data === 'object' && data !== null && 'shownPath' in data && typeof data.shownPath === 'string'
  );
}
