import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { DifferenceList, ShownValue } from './difference-list';
import { titlesOn } from './schema';
import { configSchema } from './start';
import type { Draft } from './use-draft';

/** What somebody else has done to this mall meanwhile, in the studio, in an editor or with git. */
export function TheirChanges({ draft }: { draft: Draft }) {
  const { news, questions, broken } = draft;
  if (broken) {
    return (
      <Alert mb="md" title="Somebody else has changed this mall" role="status">
        <Text size="sm">
          The merchant.json in its folder cannot be read now, so you cannot save. Here everything stays as it
          is. Their changes come when the file is mended.
        </Text>
        <Button variant="default" size="xs" mt="sm" onClick={draft.overrule}>
          Save my version over it
        </Button>
      </Alert>
    );
  }
  if (news.length + questions.length === 0) return null;
  return (
    <Alert
      color="blue"
      mb="md"
      className="their-changes"
      title="Somebody else has changed this mall"
      role="status"
    >
      {news.length > 0 && (
        <>
          <Text size="sm" mb="xs">
            These values are in the form now. Your own changes are still there.
          </Text>
          <DifferenceList differences={news} />
        </>
      )}
      {questions.map(({ path, mine, theirs }) => {
        const title = titlesOn(path, configSchema).join(' › ');
        return (
          <Stack key={path.join('.')} gap={6} mt="sm" component="section" aria-label={title}>
            <Text size="sm" fw={600}>
              {title}: you have both changed it
            </Text>
            <Group gap="xs" justify="space-between" wrap="nowrap">
              <Text size="sm">
                Yours: <ShownValue value={mine} />
              </Text>
              <Button variant="default" size="xs" flex="none" onClick={() => draft.keepMine(path)}>
                Keep mine
              </Button>
            </Group>
            <Group gap="xs" justify="space-between" wrap="nowrap">
              <Text size="sm">
                Theirs: <ShownValue value={theirs} />
              </Text>
              <Button variant="default" size="xs" flex="none" onClick={() => draft.takeTheirs(path)}>
                Take theirs
              </Button>
            </Group>
          </Stack>
        );
      })}
      {news.length > 0 && (
        <Button variant="default" size="xs" mt="sm" onClick={draft.readNews}>
          I have read it
        </Button>
      )}
    </Alert>
  );
}
