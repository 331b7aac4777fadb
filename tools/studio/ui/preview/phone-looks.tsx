import { Box, Group, Image, SimpleGrid, Stack, Text } from '@mantine/core';
import type { DraftLook } from '../../../shared/draft-look';

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
      <SimpleGrid minColWidth={80} autoFlow="auto-fit" spacing={12} verticalSpacing={20}>
        {masks.map(({ name, picture, radius }) => (
          <figure key={name}>
            <img src={look[picture]} alt="" width={64} height={64} style={{ borderRadius: radius }} />
            <figcaption>{look.shortName}</figcaption>
            <Text size="xs" className="quiet">
              {name}
            </Text>
          </figure>
        ))}
      </SimpleGrid>
      <Stack gap={24}>
        <Box className="framed" style={{ background: '#f5f6f9' }}>
          {['light', 'dark'].map((tone) => (
            <Group key={tone} gap={8} px={12} py={8} wrap="nowrap" className={tone}>
              <img src={look.favicon} alt="" width={16} height={16} />
              <Text span fz={13} truncate>
                {look.programName}
              </Text>
            </Group>
          ))}
        </Box>
        <figure>
          <Stack gap={2} maw={240} mx="auto" mb={8} pb={10} fz={12} lh={1.4} ta="left" className="framed">
            <Image src={look.share.picture} alt="" mb={6} />
            <Box px={10} className="wrapping">
              <strong>{look.share.title}</strong>
              <div>{look.share.text}</div>
              <div className="quiet">{look.share.host}</div>
            </Box>
          </Stack>
          <Text size="xs" className="quiet" component="figcaption">
            A link to the site, as messengers show it
          </Text>
        </figure>
      </Stack>
      <figure>
        <Stack
          align="center"
          justify="center"
          pos="relative"
          w={150}
          h={300}
          mx="auto"
          mb={8}
          className="framed"
          style={{ background: look.background, borderRadius: 18 }}
        >
          <Box
            component="span"
            pos="absolute"
            top={0}
            left={0}
            right={0}
            h={16}
            style={{ background: look.statusBar }}
          />
          <img src={look.icon} alt="" width={64} height={64} />
          <Text component="strong" px={8} fz={12} fw={700}>
            {look.programName}
          </Text>
        </Stack>
        <Text size="xs" className="quiet" component="figcaption">
          Splash screen
        </Text>
      </figure>
    </Stack>
  );
}
