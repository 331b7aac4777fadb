import { Box, Button, Group, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IconProposal } from '../../wire';
import { useEditor } from '../editor-context';
import { inputAt } from '../form/show-in-form';
import { listIcons } from '../requests';

/** Icons for the mall of the form. */
export function IconProposals() {
  const { id, preview: { name, look } = {}, setFile } = useEditor();
  const icons = useQuery({
    queryKey: ['icons', id, name],
    queryFn: () => listIcons(id),
    enabled: name !== undefined,
  });
  const take = ({ name, base64 }: IconProposal) => {
    setFile(['icon'], name, { name, base64 });
    inputAt(['icon'])?.focus(); // the pictures go with the problem
  };
  return look && icons.data && <IconChoices now={look.favicon} icons={icons.data} onTake={take} />;
}

interface IconChoicesProps {
  /** The address of the icon of today. */
  now: string;
  icons: readonly IconProposal[];
  onTake: (icon: IconProposal) => void;
}

/** The icon of today and others that work better, on light and on dark. One press takes one. */
export function IconChoices({ now, icons, onTake }: IconChoicesProps) {
  return (
    <SimpleGrid minColWidth={96} spacing={12} mt={10}>
      <Shown picture={now}>Now</Shown>
      {icons.map((icon) => (
        <Shown
          key={icon.kind}
          picture={`data:image/${icon.kind === 'letter' ? 'svg+xml' : 'png'};base64,${icon.base64}`}
        >
          <Button
            size="compact-sm"
            aria-label={`Take this: ${icon.kind === 'plate' ? 'the mark on the brand colour' : `the ${icon.kind}`}`}
            onClick={() => onTake(icon)}
          >
            Take this
          </Button>
        </Shown>
      ))}
    </SimpleGrid>
  );
}

/** A picture of 32 px. */
function Shown({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <figure>
      <Group gap={0} wrap="nowrap" mb={8} className="framed">
        {['light', 'dark'].map((tone) => (
          <Box component="span" key={tone} flex={1} pt={8} pb={4} className={tone}>
            <img src={picture} alt="" width={32} height={32} />
          </Box>
        ))}
      </Group>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
