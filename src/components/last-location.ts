import { clientState, hydrateClientState } from '@/session/client-state';

const area = 'lastLocation';

const useLastLocation = clientState(area, () => ({ id: '' }), { persisted: true });

/** The location that was chosen last in the directory: the search over everything looks for stores there. */
export async function lastLocation(): Promise<string> {
  await hydrateClientState(area);
  return useLastLocation.getState().id;
}

export function rememberLocation(id: string): void {
  useLastLocation.setState({ id });
}
