import { ScrollArea, Stack } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Path } from '../../draft-text';
import { Brief, type PastedMail } from '../brief/brief';
import { DialogButton } from '../dialog-button';
import { isCatalogue, type Schema, schemaAt } from '../schema';
import { AllFields } from './all-fields';
import { useDraftContext } from './draft-context';
import { FindBox } from './find-box';
import { findFields, summaryOf } from './find-fields';
import { FoundList } from './found-list';
import { ProblemList } from './problem-list';
import { inputAt, showInForm } from './show-in-form';

export interface FormHandle {
  /** Leads to the field of a path. */
  open(path: Path): void;
}

interface ConfigFormProps {
  schema: Schema;
  mail: PastedMail;
  ref?: Ref<FormHandle>;
}

/** The whole config, and a search over its fields. */
export function ConfigForm({ schema, mail, ref }: ConfigFormProps) {
  const draft = useDraftContext();
  const [part, setPart] = useState<string | null>('theme');
  const [target, setTarget] = useState<Path>();
  useEffect(() => {
    if (target === undefined) return;
    const field = inputAt(target); // the part that holds it may have opened just now
    if (field) showInForm(field, 'center');
    field?.focus({ preventScroll: true });
    setTarget(undefined);
  }, [target]);

  const [query, setQuery] = useState('');
  const found = query.trim() === '' ? undefined : findFields(schema, query.trim());
  const box = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const look = (next: string) => {
    setQuery(next);
    form.current?.scrollTo({ top: 0 });
  };
  const showAll = () => {
    look('');
    box.current?.focus(); // what was pressed is gone
  };
  const open = (path: Path) => {
    const [key = ''] = path;
    const part = schemaAt([key], schema);
    setQuery(isCatalogue(part) ? String(path[1] ?? '') : ''); // of many texts only those that were looked for have fields
    if (part.type === 'object') setPart(String(key));
    setTarget(path);
  };
  useImperativeHandle(ref, () => ({ open }));
  return (
    <>
      <FindBox
        box={box}
        query={query}
        summary={found ? summaryOf(found, query) : ''}
        onChange={look}
        onClear={showAll}
      >
        <DialogButton label="Brief">
          {(close) => (
            <Brief
              mail={mail}
              onOpen={(path) => {
                close();
                open(path);
              }}
            />
          )}
        </DialogButton>
      </FindBox>
      <ScrollArea className="form-scroll" type="auto" viewportRef={form} viewportProps={{ tabIndex: -1 }}>
        <Stack gap="lg">
          <ProblemList schema={schema} problems={draft.answer?.problems ?? []} onOpen={open} />
          {found ? (
            <FoundList schema={schema} found={found} onClear={showAll} />
          ) : (
            <AllFields schema={schema} part={part} onPart={setPart} />
          )}
        </Stack>
      </ScrollArea>
    </>
  );
}
