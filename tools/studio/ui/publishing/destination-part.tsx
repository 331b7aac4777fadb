import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PublishPlaces, Standing } from '../../../publishing/answers';
import { useEditor } from '../editor-context';
import { askDestination, reasonOf } from '../requests';
import { QuestionButton } from './question';
import { type Starter, useMallName } from './use-jobs';
import { shownText, timeText } from './words';

interface DestinationPartProps {
  destination: PublishPlaces['destinations'][number];
  places: PublishPlaces;
  starter: Starter;
}

/** One place where the mall can be published: what it shows, and the ways there and back. */
export function DestinationPart({ destination, places, starter }: DestinationPartProps) {
  const { id } = useEditor();
  const { name, to, production, blocked } = destination;
  const mallName = useMallName();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shown', id, name],
    queryFn: () => askDestination(id, name),
    enabled: blocked === undefined,
    refetchInterval: 60_000,
  });
  const isFirst = !data || data.releases.length === 0;
  const isOn = starter.isOn({ action: 'publish', destination: name });
  const publish = (typedName?: string) => starter.start({ action: 'publish', destination: name, typedName });
  const label = `Publish to ${name}`;
  const idle = !starter.able || isOn || blocked !== undefined;
  return (
    <section aria-label={name}>
      <Title order={3} mb={4}>
        {name}
        {production && ' · for shoppers'}
      </Title>
      <Text className="quiet" mb={4}>
        {to === 'ci' ? 'A push of the mall’s folder; CI publishes it.' : to}
      </Text>
      {blocked !== undefined && <Alert mb="xs">{blocked}</Alert>}
      {error && <Alert mb="xs">{reasonOf(error)}</Alert>}
      <Group gap="xs" mb="xs" role="status">
        {isFetching && <Loader size={14} />}
        <Text>{data && (to === 'ci' ? pushedText(data) : shownText(data.config, places))}</Text>
      </Group>
      <Group gap="xs" mb="sm">
        {production && isFirst ? (
          <QuestionButton
            label={label}
            variant="filled"
            disabled={idle}
            questions={[
              {
                words: `Shoppers see the mall at ${name} for the first time.`,
                label: 'Publish',
                name: mallName,
              },
            ]}
            onYes={publish}
          />
        ) : (
          <Button variant="filled" disabled={idle} loading={isOn} onClick={() => publish()}>
            {label}
          </Button>
        )}
        <Button disabled={blocked !== undefined} aria-label={`Ask again: ${name}`} onClick={() => refetch()}>
          Ask again
        </Button>
      </Group>
      {data && <Releases destination={destination} standing={data} starter={starter} mallName={mallName} />}
    </section>
  );
}

function pushedText({ release, isSaved }: Standing): string {
  if (release === undefined) return 'Nothing of this mall is pushed yet.';
  return isSaved
    ? 'The mall as it is saved is pushed. CI says whether it is live.'
    : 'Another state than the one that is saved is pushed.';
}

interface ReleasesProps extends Omit<DestinationPartProps, 'places'> {
  standing: Standing;
  mallName: string;
}

function Releases({ destination, standing, starter, mallName }: ReleasesProps) {
  const { name, production, blocked } = destination;
  const idle =
    !starter.able || blocked !== undefined || starter.isOn({ action: 'rollback', destination: name });
  return (
    <Stack component="ul" gap="sm" className="lined" aria-label={`Releases at ${name}`}>
      {standing.releases.map(({ release, date, who, changes }) => (
        <li key={release}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div className="wrapping">
              <Text fw={600}>
                {timeText(date)} · {who}
                {release === standing.release && ' · now'}
              </Text>
              {changes.map((change) => (
                <Text key={change}>{change}</Text>
              ))}
            </div>
            {release !== standing.release && (
              <QuestionButton
                label="Go back to this"
                about={timeText(date)}
                size="xs"
                disabled={idle}
                questions={[
                  {
                    words: `${name} shows the mall as it was on ${timeText(date)}. The next publishing brings the present state again, so mend that first.`,
                    label: 'Go back',
                    name: production ? mallName : undefined,
                  },
                ]}
                onYes={(typedName) =>
                  starter.start({ action: 'rollback', destination: name, release, typedName })
                }
              />
            )}
          </Group>
        </li>
      ))}
    </Stack>
  );
}
