import { Title } from '@mantine/core';
import { LaunchList } from './launch-list';

/** What the mall still needs before shoppers come. */
export function LaunchRoom({ id }: { id: string }) {
  return (
    <>
      <Title order={2} size="h3">
        Launch
      </Title>
      <LaunchList id={id} />
    </>
  );
}
