import { CloseButton, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Path } from '../../saving/draft-text';
import { configSchema, schemaOf } from '../start';
import { AllFields } from './all-fields';
import { findFields, summaryOf } from './find-fields';
import { FoundList } from './found-list';
import { ProblemList } from './problem-list';
import { isCatalogue } from './schema';
import { inputAt, showInForm } from './show-in-form';

export interface FormHandle {
  /** Leads to the field of a path. */
  open(path: Path): void;
}

/** Characters. */
const longestQuery = 60;

/** The whole config, and a search over its fields. */
export function ConfigForm({ ref }: { ref?: Ref<FormHandle> }) {
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
  const found = query.trim() === '' ? undefined : findFields(configSchema, query.trim());
  const summary = found ? summaryOf(found, query) : '';
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
    const part = schemaOf([key]);
    setQuery(isCatalogue(part) ? String(path[1] ?? '') : ''); // of many texts only those that were looked for have fields
    if (part.type === 'object') setPart(String(key));
    setTarget(path);
  };
  useImperativeHandle(ref, () => ({ open }));
  return (
    <>
      <search className="find">
        <TextInput
          ref={box}
          type="search"
          maxLength={longestQuery}
          aria-label="Find a field"
          placeholder="Find a field"
          leftSection={<IconSearch size={18} />}
          rightSection={
            query !== '' && <CloseButton size="sm" aria-label="Show all fields" onClick={showAll} />
          }
          value={query}
          onChange={({ currentTarget }) => look(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.preventDefault(); // some browsers empty the field themselves, and others do not
            showAll();
          }}
        />
        <Text size="xs" className="quiet" mt={summary === '' ? 0 : 6} role="status">
          {summary}
        </Text>
      </search>
      <ScrollArea className="form-scroll" type="auto" viewportRef={form} viewportProps={{ tabIndex: -1 }}>
        <Stack gap="lg">
          <ProblemList />
          {found ? <FoundList found={found} onClear={showAll} /> : <AllFields part={part} onPart={setPart} />}
        </Stack>
      </ScrollArea>
    </>
  );
}
