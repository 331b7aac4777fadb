import { IconMedal } from '@tabler/icons-react';
import { Badge } from './badge';

/** The customer's tier as a medal in the merchant's own colour. */
export function TierBadge({ tier }: { tier: string }) {
  return (
    <Badge tone="tier" icon={<IconMedal size={16} aria-hidden />}>
      {tier}
    </Badge>
  );
}
