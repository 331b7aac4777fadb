import { Text, Title } from '@mantine/core';

/** Building, publishing and going back. */
export function LiveRoom(_: { id: string }) {
  return (
    <>
      <Title order={2} size="h3">
        Live
      </Title>
      <Text size="sm" className="quiet">
        A terminal publishes the mall: npm run build, and npm run publish.
      </Text>
    </>
  );
}
