import type { PublishPlaces } from '../../../publishing/answers';

export function timeText(iso: string): string {
  return new Date(iso).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
}

/** What a place shows, compared with the mall as it is saved. */
export function shownText(
  config: string | undefined,
  { config: saved }: Pick<PublishPlaces, 'config'>,
): string {
  if (config === undefined) return 'Nothing of this mall.';
  if (saved === undefined)
    return 'A state of this mall. It cannot be compared, because the saved one or the environment has errors.';
  return config === saved ? 'The mall as it is saved.' : 'Another state than the one that is saved.';
}
