import { ActionIcon, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { pathOf } from '../../../shared/screens';
import type { DraftAnswer, PreviewOrder } from '../../wire';
import { useEditor } from '../editor-context';
import { FindBar } from '../find/find-bar';
import { start } from '../start';
import { screensOf } from './app-texts';
import { aboutScreen, earlierValues } from './preview-words';
import { ScreenChoice } from './screen-choice';
import { firstPath, offline, useSeen, visitor } from './use-seen';

const phone = { width: 390, height: 844 };
const sizes = { Phone: phone, Desktop: { width: 1280, height: 800 }, 'Side by side': phone } as const;

/** The main screens, for whoever can see them. */
const mainScreens = {
  member: ['/dashboard', '/redeem', '/membership', '/submit-bill', '/transactions'],
  visitor: ['/login', '/store-locator', '/visit', '/faqs', '/terms-of-use'],
};

/** The real app with the draft. */
export function PreviewPane({ preview }: { preview: NonNullable<DraftAnswer['preview']> }) {
  const { look, brand, name: shown, held } = preview;
  const origin = useEditor().mall.preview;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useElementSize();
  const [sizeName, setSizeName] = useState<keyof typeof sizes>('Phone');
  const screens = useMemo(() => screensOf(brand), [brand]);
  const seen = useSeen(frame, origin);
  const here = pathOf(seen.path);
  const titleOf = (address: string) =>
    [...screens].find(([, { path }]) => path === pathOf(address))?.[0] ?? pathOf(address);

  const asked = useRef({ draft: '', times: 0 });
  useEffect(() => {
    if (seen.loaded === undefined || seen.draft === shown) return;
    if (asked.current.draft !== shown) asked.current = { draft: shown, times: 0 };
    // An order is lost on a page that is just leaving or coming, so the next one is asked, too. No page is asked for ever.
    if (asked.current.times++ < 2)
      frame.current?.contentWindow?.postMessage({ reload: true } satisfies PreviewOrder, origin);
  }, [shown, seen.draft, seen.loaded, origin]);

  const size = sizes[sizeName];
  const isWide = sizeName === 'Side by side';
  const scale = Math.min(1, isWide ? 1 : room.width / size.width, room.height / size.height);
  const main = mainScreens[seen.member === visitor ? 'visitor' : 'member'];
  const others = [...screens].filter(([, { path }]) => main.includes(path) && path !== here);
  return (
    <Stack component="section" gap={0} className="preview" aria-label="Preview">
      <Group gap="sm" align="end">
        <ScreenChoice screens={screens} shown={titleOf(seen.path)} onChoose={seen.open} />
        <Select
          label="Seen by"
          data={[
            { value: visitor, label: 'A visitor' },
            ...start.members.map(({ mobile, name }) => ({ value: mobile, label: name })),
          ]}
          value={seen.member}
          allowDeselect={false}
          onChange={(next) => seen.seeAs(next ?? visitor)}
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
          onChange={(next) => next !== null && seen.seeIn(next)}
          flex="1 1 120px"
          maw={150}
        />
      </Group>
      <FindBar
        seen={seen}
        brand={brand}
        otherwise={held.length > 0 ? earlierValues(held) : aboutScreen(seen, titleOf)}
      >
        <SegmentedControl
          aria-label="Size"
          size="xs"
          data={Object.keys(sizes)}
          value={sizeName}
          onChange={(next) => setSizeName(next as typeof sizeName)} // one of its keys
        />
        <ActionIcon size={30} aria-label="Load the screen again" onClick={() => seen.order({ reload: true })}>
          <IconRefresh size={18} />
        </ActionIcon>
      </FindBar>
      <div
        ref={room.ref}
        className={isWide ? 'room row' : 'room'}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': 'Screens side by side' })}
      >
        <Device
          ref={frame}
          title={`${look.name} on a ${sizeName === 'Desktop' ? 'desktop' : 'phone'}`}
          src={origin + firstPath}
          size={size}
          scale={scale}
        />
        {isWide &&
          others.slice(0, 3).map(([title, { path }]) => (
            // The others load when the first one has, because the session is the same.
            <Device
              key={`${path} ${seen.loaded}`}
              title={title}
              name={seen.state}
              src={seen.loaded === undefined ? undefined : origin + path}
              loading="lazy"
              size={phone}
              scale={scale}
            />
          ))}
      </div>
    </Stack>
  );
}

interface DeviceProps extends ComponentProps<'iframe'> {
  /** Of the screen, in CSS pixels. */
  size: { width: number; height: number };
  scale: number;
}

/** A page of the app on a phone or a desktop, as large as there is room. */
function Device({ size: { width, height }, scale, ...page }: DeviceProps) {
  const borderRadius = width > height ? 12 : 28;
  return (
    <div className="framed device" style={{ width: width * scale, height: height * scale, borderRadius }}>
      <iframe {...page} width={width} height={height} style={{ transform: `scale(${scale})` }} />
    </div>
  );
}
