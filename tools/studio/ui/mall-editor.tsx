import { Alert, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isReadable, type Path } from '../saving/draft-text';
import { type StepKey, stepOf, steps } from '../way/steps';
import type { OpenedMall } from '../wire';
import { EditorProvider } from './editor-context';
import { Downloads } from './files/downloads';
import { ConfigForm } from './form/config-form';
import { ProblemNotes } from './form/problem-notes';
import { SideSwitch, useNarrowSides } from './narrow-sides';
import { PhoneLooks } from './preview/phone-looks';
import { PreviewPane } from './preview/preview-pane';
import { folderWork } from './publishing/folder-work';
import { useJobs } from './publishing/use-jobs';
import { isUnreachable, readShared, reasonOf } from './requests';
import type { Kept } from './saving/draft-state';
import { keptDraft } from './saving/kept-draft';
import { SaveBar } from './saving/save-bar';
import { TheirChanges } from './saving/their-changes';
import { useDraft } from './saving/use-draft';
import { ApprovalRoom } from './way/approval-room';
import { CheckRoom } from './way/check-room';
import { LaunchRoom } from './way/launch-room';
import { LiveRoom } from './way/live-room';
import { useStanding, WayBar } from './way/way-bar';

/** What the steps show that are no part of the form. */
const rooms: Readonly<Partial<Record<StepKey, ComponentType>>> = {
  check: CheckRoom,
  approval: ApprovalRoom,
  launch: LaunchRoom,
  live: LiveRoom,
};

interface MallEditorProps extends Pick<Parameters<typeof WayBar>[0], 'step' | 'onStep'> {
  /** Its folder as it is now. */
  mall: OpenedMall;
  /** Why the folder cannot be read any more, or null. */
  lost: Error | null;
}

/** The form of one mall, with what was not saved before a reload. */
export function MallEditor(props: MallEditorProps) {
  const { id } = props.mall;
  const [kept, setKept] = useState<{ draft: Kept | undefined }>();
  useEffect(() => {
    void keptDraft(id).then((draft) => setKept({ draft }));
  }, [id]);
  return kept && <Editor {...props} kept={kept.draft} />;
}

/** The form, beside the app that it makes. */
function Editor({ mall, lost, step, onStep, kept }: MallEditorProps & { kept: Kept | undefined }) {
  const draft = useDraft(mall, lost !== null, kept, folderWork(useJobs(), mall));
  const { data: shared } = useQuery({ queryKey: ['shared', mall.id], queryFn: () => readShared(mall.id) });
  const sides = useNarrowSides();
  const [target, setTarget] = useState<Path>();
  const Room = rooms[step];
  const form = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const state = useStanding(mall)?.state;
  const viewing = (state === 'live' || state === 'live with changes') && !editing && !draft.changed;
  const { preview, failure, errors } = draft;
  // A folder that is not there is among the problems.
  const unread = lost && errors === 0 && !isUnreachable(lost) ? reasonOf(lost) : undefined;
  const told = failure.text ?? unread;
  const editor = {
    ...draft,
    ...(viewing && { setValue: () => {}, setFile: () => {} }),
    viewing,
    edit: () => {
      setEditing(true);
      form.current?.focus(); // the button goes
    },
    shared: shared ?? undefined,
    openField: (path: Path) => {
      sides.show('form');
      onStep(path.length > 0 ? stepOf(path) : 'check');
      if (path.length > 0) setTarget(path);
    },
  };
  return (
    <EditorProvider value={editor}>
      <WayBar step={step} onStep={onStep} />
      <div className="editor" data-side={sides.side} data-step={Room ? 'room' : 'form'}>
        <Stack gap={0} className="form-side" ref={form} tabIndex={-1}>
          <SaveBar />
          {told !== undefined && <Alert mb="md">{told}</Alert>}
          {draft.unkept && (
            <Alert mb="md">
              This browser has no room for your changes. A reload or closing the page loses them: save them,
              or download the folder.
            </Alert>
          )}
          <TheirChanges />
          {Room ? (
            <section className="step-room">
              {/* In a column that scrolls by itself, notes would shrink and lose their words. */}
              <Stack gap="lg">
                <Title order={2}>{steps.find(({ key }) => key === step)?.title}</Title>
                <Room />
              </Stack>
            </section>
          ) : isReadable(draft.sent.text) ? (
            <ConfigForm key={step} step={step} target={target} onTarget={setTarget} />
          ) : (
            <ScrollArea className="form-scroll" type="auto" viewportProps={{ tabIndex: -1 }}>
              {/* The fields would be empty, and saving them would lose the rest. */}
              <section aria-label="Problems">
                <Text size="md" mb="xs">
                  The studio cannot read this mall's merchant.json, so it shows no fields. Mend the file in an
                  editor, or go back to a state of the History. Then they come back.
                </Text>
                <ProblemNotes problems={draft.problems} />
              </section>
            </ScrollArea>
          )}
        </Stack>
        <Stack gap={0} className="preview-side">
          {preview ? (
            <PreviewPane preview={preview} />
          ) : (
            draft.checked && (
              <Text size="md" className="quiet" role="status">
                There is nothing to show yet. Mend the problems, or go back to a state of the History.
              </Text>
            )
          )}
        </Stack>
        <aside className="look-side">
          <Downloads />
          {preview && <PhoneLooks look={preview.look} />}
        </aside>
        <SideSwitch side={sides.side} onShow={sides.show} />
      </div>
    </EditorProvider>
  );
}
