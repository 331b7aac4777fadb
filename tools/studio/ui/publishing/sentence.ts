import type { LaunchLines } from '../../wire';

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
