import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEditor } from '../editor-context';
import { FoundItem } from '../found-item';
import { JobList, RightsNote } from '../publishing/job-list';
import { useLineAction } from '../publishing/line-action';
import { askLaunch, reasonOf } from '../requests';

/** What the mall still needs before shoppers come. Asked anew each time, because somebody may have mended a server. */
export function LaunchRoom() {
  const { id } = useEditor();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launch', id],
    queryFn: ({ signal }) => askLaunch(id, signal),
  });
  const { actionOf, refused } = useLineAction();
  const bad = data?.items.filter(({ result }) => result === 'failed').length;
  const verdict = bad === 0 ? 'Nothing is wrong.' : `${bad} of ${data?.items.length} lines need work.`;
  return (
    <>
      <RightsNote />
      <JobList id={id} />
      <Text className="quiet">
        About the mall as it is saved, its hosts and its backend. The check changes nothing.
      </Text>
      <Group gap="xs" role="status" wrap="nowrap">
        {isFetching && <Loader size={16} />}
        <Text>{isFetching ? 'Checking hosts and backend …' : data && verdict}</Text>
      </Group>
      {refused !== undefined && <Alert>{refused}</Alert>}
      {error && !isFetching && <Alert>{reasonOf(error)}</Alert>}
      {data && !isFetching && (
        <Stack component="ul" gap="sm" aria-label="Lines">
          {data.items.map((line) => {
            const { key, result, detail, todo, who } = line;
            const { action, isInstead } = actionOf(line);
            const steps = todo === '' || isInstead ? [] : todo.split('\n');
            return (
              <FoundItem
                key={`${key} ${detail}`}
                {...looks[result]}
                name={titles[key] ?? key.charAt(0).toUpperCase() + key.slice(1)}
                words={detail.split('\n')}
                steps={steps.map((step) => `${doers[who]}: ${step}`)}
              >
                {action}
              </FoundItem>
            );
          })}
        </Stack>
      )}
      {!isFetching && (
        <Group>
          <Button onClick={() => refetch()}>Check again</Button>
        </Group>
      )}
    </>
  );
}

const looks = {
  ok: { className: 'good', label: 'Good' },
  failed: { className: 'error', label: 'To do' },
  notTried: { className: 'quiet', label: 'Not tried' },
} as const;

const doers = { staff: 'You', client: 'The client', hosting: 'Hosting' } as const;

/** Where the line's key is not its title. */
const titles: Partial<Record<string, string>> = {
  pictures: 'Logo and icons',
  push: 'Push messages',
  rights: 'Rights of shoppers',
  files: 'Files on the server',
};
