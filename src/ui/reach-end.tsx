import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

interface ReachEndProps {
  /** Called once, when the reader comes near. */
  onReach: () => void;
}

/** Stands after what is loaded so far; give it a new `key` with every page, so that it watches anew. */
export function ReachEnd({ onReach }: ReachEndProps) {
  const { ref, entry } = useIntersection({ rootMargin: '1200px' });
  const near = entry?.isIntersecting ?? false;
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (near) reach();
  }, [near]);
  return <div ref={ref} aria-hidden="true" />;
}
