import { Input } from '@mantine/core';
import { type Path, valueAt } from '../../draft-text';
import { fieldId, type Schema, titleOf } from '../schema';
import { ChooseFile } from './choose-file';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';

/** Whether a key of the config names a picture in the merchant's folder. */
export function isPictureKey(path: Path): boolean {
  return path.length === 1 && (path[0] === 'logo' || path[0] === 'icon');
}

export const pictureFiles = 'image/svg+xml,image/png,.svg,.png';

/** A file of the merchant's folder. A chosen file takes the name that its place has, so nothing else has to change. */
export function FileField({ path, schema }: { path: Path; schema: Schema }) {
  const draft = useDraftContext();
  const key = String(path.at(-1));
  const named = valueAt(draft.config, path);
  const current = [named, schema.default].find((name) => typeof name === 'string');
  const unsaved = current !== undefined && draft.sent.files[current] !== undefined;

  const take = (chosen: string, base64: string) => {
    const extension = /\.(svg|png)$/i.exec(chosen)?.[0].toLowerCase() ?? '.svg';
    const name = `${key}${extension}`;
    const same = name === current ? named : undefined; // the config stays as it is written
    draft.setFile(path, name === schema.default ? same : name, { name, base64 });
  };

  return (
    <Input.Wrapper label={titleOf(schema, path)} description={<Explained schema={schema} path={path} />}>
      <ChooseFile
        id={fieldId(path)}
        what={titleOf(schema, path)}
        accept={pictureFiles}
        current={current}
        note={unsaved ? ' (not saved yet)' : ''}
        problems={problemsAt(draft, path)}
        onChosen={take}
        {...(schema.default === undefined && { onGone: () => draft.setFile(path, undefined) })}
      />
    </Input.Wrapper>
  );
}
