import { Stack, Text, Title } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { problemsAt, useEditor } from '../editor-context';
import { PictureField, TypefaceField } from '../files/file-fields';
import { schemaOf, titleOf } from '../start';
import { ChoiceField } from './choice-field';
import { ColorField, GradientField } from './color-field';
import { OrderField } from './order-field';
import { BrandColor, inThemeOrder, PaletteField } from './palette-field';
import { ProblemNotes } from './problem-notes';
import { fieldId, fieldsOf, isCatalogue } from './schema';
import { TextsField } from './texts-field';
import { TiersField } from './tiers-field';
import { Explained, type FieldProps } from './use-field';
import { ValueField } from './value-field';
import { WordsField } from './words-field';

/** The keys with a field that is made for them. A key of several shapes has to be one of them, which a test holds. */
const ownFields: Readonly<Partial<Record<string, ComponentType<FieldProps>>>> = {
  words: WordsField,
  'theme.font': TypefaceField,
  'theme.photo.file': PictureField,
  'theme.headline.font': TypefaceField,
  'theme.tiers': TiersField,
  'theme.palette': PaletteField,
  'theme.gradient': GradientField,
  logo: PictureField,
  icon: PictureField,
  'share.image': PictureField,
};

/** The field for one key of the config. It only shows where a mall is live and nobody has pressed Edit. */
export function Field({ path }: FieldProps) {
  const { viewing } = useEditor();
  const isGroup = schemaOf(path).type === 'object' && ownFields[path.join('.')] === undefined;
  const field = <FieldOf path={path} />;
  return viewing && !isGroup ? <fieldset disabled>{field}</fieldset> : field;
}

/** The field for one key of the config, chosen by its path or its schema. An empty field means the default. */
function FieldOf({ path }: FieldProps) {
  const schema = schemaOf(path);
  const { type, items, format } = schema;
  const Own = ownFields[path.join('.')];
  if (Own) return <Own path={path} />;
  if (isCatalogue(schema)) return <TextsField path={path} />;
  if (type === 'object') {
    const keys = fieldsOf(schema).map(([key]) => key);
    const isTheme = path.join('.') === 'theme';
    return (
      <FieldGroup path={path}>
        {isTheme && <BrandColor path={path} />}
        {(isTheme ? inThemeOrder(keys) : keys).map((key) => (
          <Field key={key} path={[...path, key]} />
        ))}
      </FieldGroup>
    );
  }
  if (schema.enum) return <ChoiceField path={path} />;
  if (format === 'color-hex') return <ColorField path={path} />;
  return type === 'array' && items?.enum ? <OrderField path={path} /> : <ValueField path={path} />;
}

/** Some fields of one object, below its title. The title of a whole part stands above it already. */
function FieldGroup({ path, children }: FieldProps & { children: ReactNode }) {
  const editor = useEditor();
  return (
    <Stack component="fieldset">
      {path.length > 1 && (
        <>
          <legend>
            <Title order={3} mt="xs" id={fieldId(path)} tabIndex={-1}>
              {titleOf(path)}
            </Title>
          </legend>
          <Text size="xs" className="quiet">
            <Explained path={path} />
          </Text>
        </>
      )}
      <ProblemNotes problems={problemsAt(editor, path)} />
      {children}
    </Stack>
  );
}
