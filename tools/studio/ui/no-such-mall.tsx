import { Alert, Box, Button, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SentDraft } from '../wire';
import { useFailure, usePress } from './asking';
import { downloadFolder } from './requests';
import { keptDraft } from './saving/kept-draft';

/** In place of a mall that the address names and that is not there: mistyped, or its folder was removed. */
export function NoSuchMall({ id }: { id: string }) {
  const [kept, setKept] = useState<SentDraft>();
  useEffect(() => {
    void keptDraft(id).then((found) => setKept(found?.draft));
  }, [id]);
  const failure = useFailure();
  const rescue = usePress(failure, (draft: SentDraft) => downloadFolder(id, draft));
  return (
    <Box component="section" maw={640} mx="auto" px={24} py={48} aria-labelledby="no-such-mall">
      <Title order={2} id="no-such-mall">
        There is no mall <bdi>{id.length > mostShown ? `${id.slice(0, mostShown)}…` : id}</bdi>
      </Title>
      <Text size="md" mt="xs" className="quiet">
        The address of this page names it. Either the name is mistyped, or its folder was removed. Malls has
        those that are there.
      </Text>
      {kept && (
        <Alert color="gray" mt="md">
          <Text>This browser still has changes of this mall that were never saved.</Text>
          <Button mt="xs" loading={rescue.isPending} onClick={() => rescue.mutate(kept)}>
            Download folder
          </Button>
        </Alert>
      )}
      {failure.text && <Alert mt="md">{failure.text}</Alert>}
    </Box>
  );
}

/** Characters. */
const mostShown = 60;
