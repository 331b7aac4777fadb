import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PublishPlaces } from '../../../publishing/answers';
import { useEditor } from '../editor-context';
import { DestinationPart } from '../publishing/destination-part';
import { JobList, RightsNote } from '../publishing/job-list';
import { usePlaces, useStarter } from '../publishing/use-jobs';
import { shownText } from '../publishing/words';
import { askHosts, reasonOf } from '../requests';

/** Building, publishing and going back, and what stands where. */
export function LiveRoom() {
  const { id, changed } = useEditor();
  const starter = useStarter();
  const { able, start, isOn, refused } = starter;
  const places = usePlaces();
  const { data } = places;
  const building = isOn({ action: 'build' });
  return (
    <>
      <RightsNote />
      <JobList id={id} />
      {refused !== undefined && <Alert>{refused}</Alert>}
      {changed && (
        <Text className="warning">What you have typed is not saved yet, so it is in nothing of this.</Text>
      )}
      {places.error && <Alert>{reasonOf(places.error)}</Alert>}
      {data && (
        <>
          <section aria-label="Built site">
            <Title order={3} mb={4}>
              Built site
            </Title>
            <Text mb="xs">{shownText(data.built?.config, data)}</Text>
            <Button disabled={!able} loading={building} onClick={() => start({ action: 'build' })}>
              Build
            </Button>
          </section>
          {data.problems.map((problem) => (
            <Alert key={problem}>{problem}</Alert>
          ))}
          {data.destinations.length + data.problems.length === 0 && (
            <Text>No destinations yet. A file publish.json names them: docs/store.md says how.</Text>
          )}
          {data.destinations.map((destination) => (
            <DestinationPart
              key={destination.name}
              destination={destination}
              places={data}
              starter={starter}
            />
          ))}
          <HostPart places={data} />
          <Text className="quiet">Releases carry your name as git knows it: {data.who}.</Text>
        </>
      )}
    </>
  );
}

/** What the hosts of the mall show, compared with what is saved. They are asked only when somebody wants to know. */
function HostPart({ places }: { places: PublishPlaces }) {
  const { id } = useEditor();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['hosts', id],
    queryFn: () => askHosts(id),
    enabled: false,
  });
  return (
    <section aria-label="Hosts">
      <Title order={3} mb={4}>
        What its hosts show
      </Title>
      {error && <Alert mb="xs">{reasonOf(error)}</Alert>}
      <Stack gap={4} mb="xs" role="status">
        {data?.map(({ host, config, why }) => (
          <Text key={host}>
            {host}: {why ?? shownText(config, places)}
          </Text>
        ))}
      </Stack>
      <Button onClick={() => refetch()} leftSection={isFetching && <Loader size={14} />}>
        Ask the hosts
      </Button>
    </section>
  );
}
