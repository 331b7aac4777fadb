import { CloseButton, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Path } from '../../saving/draft-text';
import { type StepKey, stepOf } from '../../way/steps';
import { configSchema, schemaOf } from '../start';
import { AllFields } from './all-fields';
import { findFields, summaryOf } from './find-fields';
import { FoundList } from './found-list';
import { ProblemList } from './problem-notes';
import { isCatalogue } from './schema';
import { inputAt, showInForm } from './show-in-form';

interface ConfigFormProps {
  /** Which part of the config it shows. */
  step: StepKey;
  /** The field to lead to. */
  target: Path | undefined;
  onTarget: (path: undefined) => void;
}

/** Characters. */
const longestQuery = 60;

/** The fields of one step, and a search over those of all steps. */
export function ConfigForm({ step, target, onTarget }: ConfigFormProps) {
  const [part, setPart] = useState<string | null>(step === 'screens' ? 'screens' : null);
  const [query, setQuery] = useState('');
  const [sought, setSought] = useState<Path>();
  useEffect(() => {
    if (target === undefined || stepOf(target) !== step) return;
    const [key = ''] = target;
    const schema = schemaOf([key]);
    setQuery(isCatalogue(schema) ? String(target[1] ?? '') : ''); // of many texts only those that were looked for have fields
    if (schema.type === 'object') setPart(String(key));
    setSought(target);
    onTarget(undefined);
  }, [target, step, onTarget]);
  useEffect(() => {
    if (sought === undefined) return;
    const field = inputAt(sought); // the part that holds it may have opened just now
    if (field) showInForm(field, 'center');
    field?.focus({ preventScroll: true });
    setSought(undefined);
  }, [sought]);

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
          <ProblemList step={step} />
          {found ? (
            <FoundList found={found} onClear={showAll} />
          ) : (
            <AllFields step={step} part={part} onPart={setPart} />
          )}
        </Stack>
      </ScrollArea>
    </>
  );
}
