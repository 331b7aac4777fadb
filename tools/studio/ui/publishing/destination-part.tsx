import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PublishPlaces, Standing } from '../../../publishing/answers';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { reasonOf } from '../requests';
import { askDestination } from './publish-requests';
import { Question } from './question';
import type { Starter } from './use-jobs';
import { useMallName } from './use-mall-name';
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
    gcTime: 0,
  });
  const isFirst = !data || data.releases.length === 0;
  const isOn = starter.isOn({ action: 'publish', destination: name });
  const publish = (typedName?: string) =>
    starter.start({ action: 'publish', destination: name, ...(typedName !== undefined && { typedName }) });
  const label = `Publish to ${name}`;
  const idle = !starter.able || isOn || blocked !== undefined;
  return (
    <section aria-label={name}>
      <Title order={3} size="h5" mb={4}>
        {name}
        {production && ' · for shoppers'}
      </Title>
      <Text size="sm" className="quiet" mb={4}>
        {to === 'ci' ? 'A push of the mall’s folder; CI publishes it.' : to}
      </Text>
      {blocked !== undefined && <Alert mb="xs">{blocked}</Alert>}
      {error && <Alert mb="xs">{reasonOf(error)}</Alert>}
      <Group gap="xs" mb="xs" role="status">
        {isFetching && <Loader size={14} />}
        <Text size="sm">{data && (to === 'ci' ? pushedText(data) : shownText(data.config, places))}</Text>
      </Group>
      <Group gap="xs" mb="sm">
        {production && isFirst ? (
          <DialogButton label={label} isMain disabled={idle}>
            {(close) => (
              <Question
                words={`Shoppers see the mall at ${name} for the first time.`}
                label="Publish"
                name={mallName}
                onYes={(typed) => {
                  publish(typed);
                  close();
                }}
              />
            )}
          </DialogButton>
        ) : (
          <Button disabled={idle} loading={isOn} onClick={() => publish()}>
            {label}
          </Button>
        )}
        <Button
          variant="default"
          disabled={blocked !== undefined}
          aria-label={`Ask again: ${name}`}
          onClick={() => refetch()}
        >
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
              <Text size="sm" fw={600}>
                {timeText(date)} · {who}
                {release === standing.release && ' · now'}
              </Text>
              {changes.map((change) => (
                <Text key={change} size="sm">
                  {change}
                </Text>
              ))}
            </div>
            {release !== standing.release && (
              <DialogButton label="Go back to this" about={timeText(date)} size="xs" disabled={idle}>
                {(close) => (
                  <Question
                    words={`${name} shows the mall as it was on ${timeText(date)}. The next publishing brings the present state again, so mend that first.`}
                    label="Go back"
                    name={production ? mallName : undefined}
                    onYes={(typedName) => {
                      const typed = typedName !== undefined && { typedName };
                      starter.start({ action: 'rollback', destination: name, release, ...typed });
                      close();
                    }}
                  />
                )}
              </DialogButton>
            )}
          </Group>
        </li>
      ))}
    </Stack>
  );
}
