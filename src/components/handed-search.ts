import { clientState } from '@/session/client-state';

export type SearchedArea = 'rewards' | 'stores' | 'offers';

const useHanded = clientState<{ area?: SearchedArea; text: string }>('handed-search', () => ({ text: '' }));

/** Gives a search to the screen of an area that is about to open. */
export function handSearch(area: SearchedArea, text: string): void {
  useHanded.setState({ area, text });
}

/** Takes the search that another screen has given, once. */
export function takeSearch(area: SearchedArea): string | undefined {
  const handed = useHanded.getState();
  if (handed.area !== area) return undefined;
  useHanded.setState(useHanded.getInitialState(), true);
  return handed.text;
}
