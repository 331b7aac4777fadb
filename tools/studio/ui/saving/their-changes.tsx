import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { ownValue } from '../../../../build/shared/value-at';
import { type FileValue, isFile } from '../../saving/differences';
import type { SentDraft } from '../../wire';
import { useEditor } from '../editor-context';
import { fullTitleOf } from '../start';
import { DifferenceList, ShownValue } from './difference-list';
import { keptMine, overruled, tookTheirs } from './draft-state';

/** What somebody else has done to this mall meanwhile, in the studio, in an editor or with git. */
export function TheirChanges() {
  const { apply, broken, id, mall, questions, sent, state } = useEditor();
  if (!broken && state.news.length + questions.length === 0) return null;
  return (
    <Alert
      color={broken ? 'red' : 'blue'}
      mb="md"
      flex="none"
      mah="50%"
      style={{ overflow: 'auto' }}
      title="Somebody else has changed this mall"
      role="status"
    >
      {broken && (
        <>
          <Text mb="xs">
            The merchant.json in its folder cannot be read now, so you cannot save. Everything stays here as
            it is. Their changes come when the file is mended.
          </Text>
          <Small onClick={() => apply((now) => overruled(now, mall))}>Save my version over it</Small>
        </>
      )}
      {questions.map(({ path, mine, theirs }) => {
        const title = fullTitleOf(path);
        const choices = [
          { whose: 'Yours', value: mine, files: sent.files, label: 'Keep mine', choose: keptMine },
          { whose: 'Theirs', value: theirs, files: {}, label: 'Take theirs', choose: tookTheirs },
        ];
        return (
          <Stack key={path.join('.')} gap={6} mb="sm" component="section" aria-label={title}>
            <Text fw={600}>{title}: you have both changed it</Text>
            {choices.map(({ whose, value, files, label, choose }) => (
              <Group key={whose} gap="xs" justify="space-between" wrap="nowrap">
                <Text className="wrapping">
                  {whose}: <ShownValue value={value} />
                  {isPicture(value) && (
                    <img
                      className="compared"
                      src={addressOf(id, value, files)}
                      alt={`${whose}: ${title}`}
                      height={48}
                    />
                  )}
                </Text>
                <Small onClick={() => apply((now) => choose(now, path))}>{label}</Small>
              </Group>
            ))}
          </Stack>
        );
      })}
      {state.news.length > 0 && (
        <>
          <Text my="xs">These values are in the form now. Your own changes are still there.</Text>
          <DifferenceList differences={state.news} />
          <Small onClick={() => apply((now) => ({ ...now, news: [] }))}>I have read it</Small>
        </>
      )}
    </Alert>
  );
}

function isPicture(value: unknown): value is FileValue {
  return isFile(value) && !value[0].file.endsWith('.woff2');
}

/** Where a picture comes from: the draft or, without one there, the folder. */
function addressOf(id: string, [{ file, content }]: FileValue, files: SentDraft['files']): string {
  const base64 = ownValue(files, file);
  if (base64 === undefined) return `/studio/malls/${id}/saved/${file}?${encodeURIComponent(content)}`;
  const type = { svg: 'svg+xml', png: 'png' }[file.split('.').at(-1) ?? ''] ?? 'jpeg';
  return `data:image/${type};base64,${base64}`;
}

function Small({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button size="xs" flex="none" onClick={onClick}>
      {children}
    </Button>
  );
}
