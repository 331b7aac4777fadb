import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** In the place of a screen that is none: leads to the start. */
export function Nowhere() {
  const router = useRouter();
  useEffect(() => void router.navigate({ to: '/', replace: true }), [router]);
  return null;
}
