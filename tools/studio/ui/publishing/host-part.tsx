import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PublishPlaces } from '../../../publishing/answers';
import { useEditor } from '../editor-context';
import { reasonOf } from '../requests';
import { askHosts } from './publish-requests';
import { shownText } from './words';

/** What the hosts of the mall show, compared with what is saved. They are asked only when somebody wants to know. */
export function HostPart({ places }: { places: PublishPlaces }) {
  const { id } = useEditor();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['hosts', id],
    queryFn: () => askHosts(id),
    enabled: false,
    gcTime: 0,
  });
  return (
    <section aria-label="Hosts">
      <Title order={3} size="h5" mb={4}>
        What its hosts show
      </Title>
      {error && <Alert mb="xs">{reasonOf(error)}</Alert>}
      <Stack gap={4} mb="xs" role="status">
        {data?.map(({ host, config, why }) => (
          <Text key={host} size="sm">
            {host}: {why ?? shownText(config, places)}
          </Text>
        ))}
      </Stack>
      <Button variant="default" onClick={() => refetch()} leftSection={isFetching && <Loader size={14} />}>
        Ask the hosts
      </Button>
    </section>
  );
}
