import { IconMedal } from '@tabler/icons-react';
import { tierPlace } from '@/brand/tier-place';
import { Badge } from './badge';

/** The customer's tier as a medal, in the colours that the merchant has for it or for all tiers. */
export function TierBadge({ tier }: { tier: string }) {
  return (
    <Badge tone="tier" place={tierPlace(tier)} icon={<IconMedal size={16} aria-hidden />}>
      {tier}
    </Badge>
  );
}
