import { Alert } from '@mantine/core';
import { useRights } from './use-jobs';

/** Why the buttons of this browser do nothing. */
export function RightsNote() {
  const rights = useRights();
  if (rights !== 'guest' && rights !== 'off') return null;
  return (
    <Alert color="gray" role="note">
      {rights === 'off'
        ? 'This studio publishes nothing. Start it with npm run studio to lock, build and publish.'
        : 'To lock, build and publish, open the address that the terminal printed when it started the studio.'}
    </Alert>
  );
}
