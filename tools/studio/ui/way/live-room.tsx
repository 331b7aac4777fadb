import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useEditor } from '../editor-context';
import { DestinationPart } from '../publishing/destination-part';
import { HostPart } from '../publishing/host-part';
import { JobList } from '../publishing/job-list';
import { RightsNote } from '../publishing/rights-note';
import { usePlaces, useStarter } from '../publishing/use-jobs';
import { shownText } from '../publishing/words';
import { reasonOf } from '../requests';

/** Building, publishing and going back, and what stands where. */
export function LiveRoom({ id }: { id: string }) {
  const { changed } = useEditor();
  const starter = useStarter();
  const { able, start, isOn, refused } = starter;
  const places = usePlaces();
  const { data } = places;
  const building = isOn({ action: 'build' });
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        Live
      </Title>
      <RightsNote />
      <JobList id={id} />
      {refused !== undefined && <Alert>{refused}</Alert>}
      {changed && (
        <Text size="sm" className="warning">
          What you have typed is not saved yet, so it is in nothing of this.
        </Text>
      )}
      {places.error && <Alert>{reasonOf(places.error)}</Alert>}
      {data && (
        <>
          <section aria-label="Built site">
            <Title order={3} size="h5" mb={4}>
              Built site
            </Title>
            <Text size="sm" mb="xs">
              {shownText(data.built?.config, data)}
            </Text>
            <Button
              variant="default"
              disabled={!able}
              loading={building}
              onClick={() => start({ action: 'build' })}
            >
              Build
            </Button>
          </section>
          {data.problems.map((problem) => (
            <Alert key={problem}>{problem}</Alert>
          ))}
          {data.destinations.length + data.problems.length === 0 && (
            <Text size="sm">
              No destinations yet. A file publish.json names them: docs/store.md says how.
            </Text>
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
          <Text size="sm" className="quiet">
            Releases carry your name as git knows it: {data.who}.
          </Text>
        </>
      )}
    </Stack>
  );
}
