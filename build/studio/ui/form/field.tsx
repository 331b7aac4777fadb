import {
  Autocomplete,
  ColorInput,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { defaultPalette, type PaletteKey } from '@/brand/palette';
import { likelyColor } from '../../../diagnostics/likely-color';
import { type Path, valueAt } from '../draft-text';
import { fieldId, fieldsOf, isCatalogue, labelOf, type Schema } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { FileField, isFileKey } from './file-field';
import { OrderField } from './order-field';
import { OtherField } from './other-field';
import { ProblemNotes, toldAtField } from './problem-notes';
import { TextsField } from './texts-field';

interface FieldProps {
  path: Path;
  schema: Schema;
}

/** The field for one key of the config, chosen by its schema. An empty field means the default. */
export function Field({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const key = path.at(-1) ?? '';
  if (isCatalogue(schema)) return <TextsField path={path} schema={schema} />;
  if (schema.type === 'object') return <Group path={path} schema={schema} />;
  if (isFileKey(path)) return <FileField path={path} schema={schema} />;
  const problems = problemsAt(draft, path, true);
  const value = valueAt(draft.config, path);
  const common = {
    id: fieldId(path),
    label: labelOf(key),
    ...toldAtField(problems, schema.description),
  };
  const set = (next: unknown) => draft.setValue(path, next);
  const standard = schema.default ?? defaultPalette[key as PaletteKey];

  if (schema.enum) {
    return (
      <Select
        {...common}
        data={[...schema.enum]}
        value={typeof value === 'string' ? value : null}
        placeholder={`${standard ?? 'not set'}`}
        clearable={schema.default !== undefined}
        onChange={(next) => set(next ?? undefined)}
      />
    );
  }
  if (schema.format === 'color-hex') {
    return (
      <ColorInput
        {...common}
        value={typeof value === 'string' ? value : ''}
        placeholder={typeof standard === 'string' ? `${standard} (default)` : 'not set'}
        format="hex"
        fixOnBlur={false} // it would take the old colour back without a word
        onBlur={() => {
          const meant = typeof value === 'string' ? likelyColor(value.trim()) : undefined;
          if (meant !== undefined && meant !== value) set(meant);
        }}
        eyeDropperButtonProps={{ 'aria-label': `Pick from the screen: ${common.label}` }}
        popoverProps={{ position: 'top-start' }} // its problems stand below
        onChange={(next) => set(next === '' ? undefined : next.toLowerCase())}
      />
    );
  }
  if (schema.type === 'boolean') {
    return (
      <Switch
        {...common}
        checked={typeof value === 'boolean' ? value : schema.default !== false}
        onChange={({ currentTarget }) => set(currentTarget.checked ? undefined : false)}
      />
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return (
      <NumberInput
        {...common}
        value={typeof value === 'number' ? value : ''}
        placeholder={`${standard ?? ''}`}
        onChange={(next) => set(next === '' ? undefined : Number(next))}
      />
    );
  }
  if (schema.type === 'array' && schema.items?.enum) return <OrderField path={path} schema={schema} />;
  if (schema.type === 'array' && schema.items?.type === 'string') {
    return (
      <TagsInput
        {...common}
        value={Array.isArray(value) ? value.map(String) : []}
        placeholder={Array.isArray(standard) ? standard.join(', ') : 'Type one, then press Enter'}
        onChange={(next) => set(next.length === 0 && standard !== undefined ? undefined : next)}
      />
    );
  }
  if (schema.type === 'string' && schema.examples) {
    return (
      <Autocomplete
        {...common}
        data={[...schema.examples]}
        value={typeof value === 'string' ? value : ''}
        placeholder="default"
        onChange={(next) => set(next === '' ? undefined : next)}
      />
    );
  }
  if (schema.type === 'string') {
    const long = (schema.maxLength ?? 0) > 120;
    const Input = long ? Textarea : TextInput;
    return (
      <Input
        {...common}
        {...(long && { autosize: true })}
        value={typeof value === 'string' ? value : ''}
        placeholder={typeof standard === 'string' ? `${standard} (default)` : undefined}
        onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    );
  }
  return <OtherField path={path} schema={schema} />;
}

/** The keys of an object, one below the other. */
function Group({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  return (
    <Stack gap="md" component="fieldset" className="group">
      {path.length > 1 && (
        <legend>
          <Title order={3} size="h6">
            {labelOf(path.at(-1) ?? '')}
          </Title>
        </legend>
      )}
      {schema.description !== undefined && path.length > 1 && (
        <Text size="xs" className="quiet">
          {schema.description}
        </Text>
      )}
      <ProblemNotes problems={problemsAt(draft, path)} />
      {fieldsOf(schema).map(([key, inner]) => (
        <Field key={key} path={[...path, key]} schema={inner} />
      ))}
    </Stack>
  );
}
