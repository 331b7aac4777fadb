import { ScrollArea, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Path } from '../../draft-text';
import { type Schema, schemaAt } from '../schema';
import { AllFields } from './all-fields';
import { useDraftContext } from './draft-context';
import { FindBox } from './find-box';
import { findFields, summaryOf } from './find-fields';
import { FoundList } from './found-list';
import { ProblemList } from './problem-list';
import { inputAt, showInForm } from './show-in-form';

/** The whole config, and a search over its fields. */
export function ConfigForm({ schema }: { schema: Schema }) {
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
  return (
    <>
      <FindBox
        box={box}
        query={query}
        summary={found ? summaryOf(found, query) : ''}
        onChange={look}
        onClear={showAll}
      />
      <ScrollArea className="form-scroll" type="auto" viewportRef={form} viewportProps={{ tabIndex: -1 }}>
        <Stack gap="lg">
          <ProblemList
            schema={schema}
            problems={draft.answer?.problems ?? []}
            onOpen={(path) => {
              setQuery('');
              if (schemaAt(path.slice(0, 1), schema).type === 'object') setPart(String(path[0]));
              setTarget(path);
            }}
          />
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
