import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listIcons } from '../requests';
import { useDraftContext } from './draft-context';
import { inputAt } from './show-in-form';

/** The icon of now and others that work better, on light and on dark. One press takes one. */
export function IconProposals() {
  const draft = useDraftContext();
  const { name, look } = draft.preview ?? {};
  const icons = useQuery({
    queryKey: ['icons', draft.id, name],
    queryFn: () => listIcons(draft.id),
    enabled: name !== undefined,
    gcTime: 0,
  });
  if (!look || !icons.data) return null;
  return (
    <div className="icon-choices">
      <Shown picture={look.favicon}>Now</Shown>
      {icons.data.map(({ kind, name, base64 }) => (
        <Shown key={kind} picture={`data:image/${types[kind]};base64,${base64}`}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Take this: the ${kind}`}
            onClick={() => {
              draft.setFile(['icon'], name, { name, base64 });
              inputAt(['icon'])?.focus(); // the pictures go with the problem
            }}
          >
            Take this
          </Button>
        </Shown>
      ))}
    </div>
  );
}

const types = { mark: 'png', letter: 'svg+xml' } as const;

/** A picture of 32 px. */
function Shown({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <figure>
      <div>
        {['light', 'dark'].map((tone) => (
          <span key={tone} className={tone}>
            <img src={picture} alt="" width={32} height={32} />
          </span>
        ))}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
