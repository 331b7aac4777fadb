import { Stack, Title } from '@mantine/core';
import { JobList } from '../publishing/job-list';
import { RightsNote } from '../publishing/rights-note';
import { LaunchList } from './launch-list';

/** What the mall still needs before shoppers come. */
export function LaunchRoom({ id }: { id: string }) {
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        Launch
      </Title>
      <RightsNote />
      <JobList id={id} />
      <LaunchList id={id} />
    </Stack>
  );
}
