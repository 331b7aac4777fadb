import { IconBan, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type BillState, billState } from '@/lib/bill-status';
import { Badge } from '@/ui/text/badge';

/** Each status has an icon of its own, because colours alone do not tell them apart. */
const looks = {
  processing: { tone: 'pending', Icon: IconClock },
  processed: { tone: 'success', Icon: IconCircleCheck },
  rejected: { tone: 'error', Icon: IconCircleX },
  cancelled: { tone: 'error', Icon: IconBan },
} as const satisfies Record<BillState, unknown>;

/** A bill's status in these words. Without words, it shows nothing. */
export function BillBadge({ status, children }: { status: string; children: ReactNode }) {
  const state = billState(status);
  if (!children) return null;
  if (!state) return <Badge>{children}</Badge>;
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden />}>
      {children}
    </Badge>
  );
}
