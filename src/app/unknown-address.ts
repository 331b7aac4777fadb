import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Shown for an address that no route can read: leads to the start. */
export function UnknownAddress() {
  const router = useRouter();
  useEffect(() => void router.navigate({ to: '/', replace: true }), [router]);
  return null;
}
