import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

interface ReachEndProps {
  /** Called once, when the shopper scrolls near it. */
  onReach: () => void;
}

/**
 * Goes after the entries that are loaded so far. Give it a new `key` with every page, so that it starts to watch again.
 */
export function ReachEnd({ onReach }: ReachEndProps) {
  const { ref, entry } = useIntersection({ rootMargin: '1200px' });
  const near = entry?.isIntersecting ?? false;
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (near) reach();
  }, [near]);
  return <div ref={ref} aria-hidden="true" />;
}
