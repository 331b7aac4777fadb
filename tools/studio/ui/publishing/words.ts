import type { PublishPlaces } from '../../../publishing/answers';
import type { LaunchLines } from '../../wire';

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

/** What to send to the client or to the people who run the servers, about a line that they mend. */
export function sentenceFor(
  name: string,
  line: Pick<LaunchLines['items'][number], 'detail' | 'todo'>,
): string {
  return `About the app of ${name}:\n${line.detail}\n${askedFor(line.todo)}`;
}

/** They have no checkout, so a command says nothing to them. */
function askedFor(todo: string): string {
  if (todo.includes('npm run')) return 'Please let your engineers look at this.';
  const [only = 'look at this', ...others] = todo.split('\n').filter((step) => step !== '');
  return others.length === 0 ? `Please ${only}.` : ['Please:', only, ...others].join('\n- ');
}
