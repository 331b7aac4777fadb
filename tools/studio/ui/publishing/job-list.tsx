import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '../../../publishing/answers';
import { cancelJob, readJob, reasonOf } from '../requests';
import { CodeBlock } from './code-block';
import { isOpen, useJobs, useRights } from './use-jobs';
import { timeText } from './words';

/** Why the buttons of this browser do nothing. */
export function RightsNote() {
  const rights = useRights();
  if (rights !== 'guest' && rights !== 'off') return null;
  return (
    <Alert color="gray" role="note">
      {rights === 'off'
        ? 'This studio publishes nothing. Start it with npm run studio to lock, build and publish.'
        : 'To lock, build and publish, open the address that the terminal printed when it started the studio.'}
    </Alert>
  );
}

const mostShown = 4;

/** What was done and what is under way, of one mall or of all. Work of others shows too, because all stands in one queue. */
export function JobList({ id }: { id?: string }) {
  const jobs = useJobs();
  const shown = jobs.filter((job) => id === undefined || job.id === id || isOpen(job)).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Work">
      <Stack component="ul" gap="sm" className="lined">
        {shown.map((job) => (
          <JobItem key={job.name} job={job} isOther={job.id !== id} />
        ))}
      </Stack>
    </section>
  );
}

function JobItem({ job, isOther }: { job: Job; isOther: boolean }) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelJob(job.name),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
  const { className, label } = looks[job.state];
  const title = [doings[job.action], job.destination, isOther && `mall ${job.id}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div className="wrapping" role="status">
          <Text fw={600}>
            {title}
            {' · '}
            <span className={className}>{label}</span> {job.state === 'running' && <Loader size={12} />}
          </Text>
          <Text className="quiet">
            {timeText(job.from)}
            {job.last !== undefined && ` · ${job.last}`}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap" flex="none">
          <Button
            size="xs"
            aria-expanded={opened}
            aria-label={`Log: ${title}`}
            onClick={() => setOpened(!opened)}
          >
            Log
          </Button>
          {isOpen(job) && (
            <Button
              size="xs"
              aria-label={`Cancel: ${title}`}
              onClick={() => cancel.mutate()}
              loading={cancel.isPending}
            >
              Cancel
            </Button>
          )}
        </Group>
      </Group>
      {opened && <Log job={job} />}
    </li>
  );
}

function Log({ job }: { job: Job }) {
  const { data, error } = useQuery({
    queryKey: ['job', job.name, job.until],
    queryFn: () => readJob(job.name),
    refetchInterval: isOpen(job) ? 500 : false,
  });
  if (error) return <Alert>{reasonOf(error)}</Alert>;
  return <CodeBlock text={data?.log.join('\n') ?? ''} name="Log" about="log" />;
}

const looks = {
  waiting: { label: 'Waiting', className: 'quiet' },
  running: { label: 'Under way', className: 'quiet' },
  done: { label: 'Done', className: 'good' },
  failed: { label: 'Failed', className: 'error' },
  cancelled: { label: 'Cancelled', className: 'warning' },
} as const;

const doings = {
  pictures: 'Pictures',
  lock: 'Lock',
  build: 'Build',
  publish: 'Publish',
  rollback: 'Go back',
  remove: 'Take out',
} as const;
