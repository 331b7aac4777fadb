import { Alert, ScrollArea, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isReadable, type Path } from '../draft-text';
import type { OpenedMall, Told } from '../wire';
import type { PastedMail } from './brief/brief';
import { Downloads } from './downloads';
import type { Kept } from './draft-state';
import { ConfigForm, type FormHandle } from './form/config-form';
import { DraftProvider } from './form/draft-context';
import { ProblemNotes } from './form/problem-notes';
import { keptDraft } from './kept-draft';
import { SideSwitch, useNarrowSides } from './narrow-sides';
import { PhoneLooks } from './phone-looks';
import { PreviewPane } from './preview-pane';
import { SaveBar } from './save-bar';
import { configSchema } from './start';
import { isBroken, TheirChanges } from './their-changes';
import { useDraft } from './use-draft';

interface MallEditorProps {
  /** Its folder as it is now. */
  mall: OpenedMall;
  /** The folder cannot be read any more. */
  gone: boolean;
  /** The client's mail about this mall. */
  mail: PastedMail;
}

/** The form of one mall, with what was not saved before a reload. */
export function MallEditor({ mall, ...more }: MallEditorProps) {
  const { id } = mall;
  const [kept, setKept] = useState<{ draft: Kept | undefined }>();
  useEffect(() => {
    void keptDraft(id).then((draft) => setKept({ draft }));
  }, [id]);
  return kept && <Editor mall={mall} {...more} kept={kept.draft} />;
}

/** The form, beside the app that it makes. */
function Editor({ mall, gone, mail, kept }: MallEditorProps & { kept: Kept | undefined }) {
  const draft = useDraft(mall, gone, kept);
  const sides = useNarrowSides();
  const form = useRef<FormHandle>(null);
  const openField = (path: Path) => {
    sides.show('form');
    form.current?.open(path);
  };
  const { preview, failure } = draft;
  const problems = draft.answer?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <DraftProvider value={draft}>
      <div className="editor" data-side={sides.side}>
        <Stack gap={0} className="form-side">
          <SaveBar
            draft={draft}
            blocked={errors > 0 || draft.questions.length > 0 || isBroken(mall, draft)}
          />
          {failure.text && <Alert mb="md">{failure.text}</Alert>}
          {draft.unkept && <Alert mb="md">{unkept}</Alert>}
          <TheirChanges mall={mall} draft={draft} />
          {isReadable(draft.sent.text) ? (
            <ConfigForm schema={configSchema} mail={mail} ref={form} />
          ) : (
            <ScrollArea className="form-scroll" type="auto" viewportProps={{ tabIndex: -1 }}>
              <Unreadable problems={problems} />
            </ScrollArea>
          )}
        </Stack>
        <Stack gap={0} className="preview-side">
          {preview ? (
            <PreviewPane origin={mall.preview} preview={preview} onField={openField} />
          ) : (
            draft.answer && (
              <Text className="quiet" role="status">
                There is nothing to show yet. Mend the problems, or go back to a state of the History.
              </Text>
            )
          )}
        </Stack>
        <aside className="look-side">
          <Downloads id={mall.id} draft={draft} errors={errors} />
          {preview && <PhoneLooks look={preview.look} />}
        </aside>
        <SideSwitch side={sides.side} onShow={sides.show} />
      </div>
    </DraftProvider>
  );
}

const unkept =
  'This browser has no room for your changes. A reload or closing the page loses them: save them, or download the folder.';

/** In place of the form, when the file cannot be read: its fields would be empty, and saving them would lose the rest. */
function Unreadable({ problems }: { problems: readonly Told[] }) {
  return (
    <section aria-label="Problems">
      <Text mb="xs">
        The studio cannot read this mall's merchant.json, so it shows no fields. Mend the file in an editor,
        or go back to a state of the History. Then they come back.
      </Text>
      <ProblemNotes problems={problems} />
    </section>
  );
}
