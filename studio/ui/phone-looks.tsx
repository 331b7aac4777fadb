import { Group, Stack, Text } from '@mantine/core';
import type { DraftLook } from '../wire';

/** How launchers cut an icon: as a circle, as a squircle, and as iOS does. */
const masks = [
  { name: 'Circle', picture: 'maskable', radius: '50%' },
  { name: 'Squircle', picture: 'maskable', radius: '34%' },
  { name: 'Square', picture: 'maskable', radius: '12%' },
  { name: 'iPhone', picture: 'appleTouch', radius: '23%' },
] as const;

/** The mall outside of its app: icons as phones cut them, the name below the icon, the splash screen, the browser's tab, a shared link. */
export function PhoneLooks({ look }: { look: DraftLook }) {
  return (
    <Stack component="section" gap={24} className="looks" aria-label="On the phone">
      <div className="icons">
        {masks.map(({ name, picture, radius }) => (
          <figure key={name}>
            <img src={look[picture]} alt="" width={64} height={64} style={{ borderRadius: radius }} />
            <figcaption>{look.shortName}</figcaption>
            <Text size="xs" className="quiet">
              {name}
            </Text>
          </figure>
        ))}
      </div>
      <Stack gap={24}>
        <div className="tabs">
          {['tab', 'dark tab'].map((tab) => (
            <Group key={tab} gap={8} wrap="nowrap" className={tab}>
              <img src={look.favicon} alt="" width={16} height={16} />
              <span>{look.programName}</span>
            </Group>
          ))}
        </div>
        <figure>
          <div className="shared-link">
            <img src={look.share.picture} alt="" width={240} height={126} />
            <strong>{look.share.title}</strong>
            <span>{look.share.text}</span>
            <span className="quiet">{look.share.host}</span>
          </div>
          <Text size="xs" className="quiet" component="figcaption">
            A link to the site, as messengers show it
          </Text>
        </figure>
      </Stack>
      <figure>
        <Stack align="center" justify="center" className="splash" style={{ background: look.background }}>
          <span style={{ background: look.statusBar }} />
          <img src={look.icon} alt="" width={64} height={64} />
          <strong>{look.programName}</strong>
        </Stack>
        <Text size="xs" className="quiet" component="figcaption">
          Splash screen
        </Text>
      </figure>
    </Stack>
  );
}
