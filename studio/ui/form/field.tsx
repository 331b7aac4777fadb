import type { ComponentType } from 'react';
import { fieldsOf, isCatalogue } from '../schema';
import { ChoiceField } from './choice-field';
import { ColorField } from './color-field';
import { FieldGroup } from './field-group';
import { FileField } from './file-field';
import { GradientField } from './gradient-field';
import { OrderField } from './order-field';
import { OtherField } from './other-field';
import { PaletteField } from './palette-field';
import { TextsField } from './texts-field';
import { TypefaceField } from './typeface-field';
import type { FieldProps } from './use-field';
import { ValueField } from './value-field';
import { WordsField } from './words-field';

/** The keys with a field that is made for them. */
const ownFields: Readonly<Partial<Record<string, ComponentType<FieldProps>>>> = {
  words: WordsField,
  'theme.font': TypefaceField,
  'theme.palette': PaletteField,
  'theme.gradient': GradientField,
  logo: FileField,
  icon: FileField,
  'share.image': FileField,
};

/** The field for one key of the config, chosen by its path or its schema. An empty field means the default. */
export function Field(props: FieldProps) {
  const { path, schema } = props;
  const Own = ownFields[path.join('.')];
  if (Own) return <Own {...props} />;
  if (isCatalogue(schema)) return <TextsField {...props} />;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.enum) return <ChoiceField {...props} />;
  if (schema.format === 'color-hex') return <ColorField {...props} />;
  if (schema.type === 'array' && schema.items?.enum) return <OrderField {...props} />;
  return schema.type === undefined ? <OtherField {...props} /> : <ValueField {...props} />;
}

/** The keys of an object, one below the other. */
function Group({ path, schema }: FieldProps) {
  return (
    <FieldGroup path={path} schema={schema}>
      {fieldsOf(schema).map(([key, each]) => (
        <Field key={key} path={[...path, key]} schema={each} />
      ))}
    </FieldGroup>
  );
}
