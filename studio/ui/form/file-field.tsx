import { Input } from '@mantine/core';
import { valueAt } from '../../draft-text';
import { fieldId, titleOf } from '../schema';
import { ChooseFile } from './choose-file';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { IconProposals } from './icon-proposals';
import type { FieldProps } from './use-field';

export const pictureFiles = 'image/svg+xml,image/png,.svg,.png';
export const pictureLimit = 'at most 200 kB as SVG, or 2 MB as PNG; a PNG needs 1,024 px on its longer side';

/** The keys of the config that name a picture in the merchant's folder: the name that it gets, and what may be chosen. */
const pictures: Readonly<Record<string, { name: string; accept: string; limit: string }>> = {
  logo: { name: 'logo', accept: pictureFiles, limit: pictureLimit },
  icon: { name: 'icon', accept: pictureFiles, limit: pictureLimit },
  'share.image': {
    name: 'share',
    accept: 'image/png,image/jpeg,.png,.jpg,.jpeg',
    limit: 'at most 600 kB, such as a JPG',
  },
};

/** A file of the merchant's folder. A chosen file takes the name that its place has, so nothing else has to change. */
export function FileField({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const {
    name: base,
    accept,
    limit,
  } = pictures[path.join('.')] ?? { name: 'picture', accept: '', limit: '' };
  const problems = problemsAt(draft, path);
  const named = valueAt(draft.config, path);
  const current = [named, schema.default].find((name) => typeof name === 'string');
  const unsaved = current !== undefined && draft.sent.files[current] !== undefined;

  const take = (chosen: string, base64: string) => {
    const ending = /\.(svg|png|jpe?g)$/i.exec(chosen)?.[0].toLowerCase() ?? '.svg';
    const name = base + ending.replace('jpeg', 'jpg');
    const same = name === current ? named : undefined; // the config stays as it is written
    draft.setFile(path, name === schema.default ? same : name, { name, base64 });
  };

  return (
    <Input.Wrapper label={titleOf(schema, path)} description={<Explained schema={schema} path={path} />}>
      <ChooseFile
        id={fieldId(path)}
        what={titleOf(schema, path)}
        accept={accept}
        current={current}
        note={unsaved ? ' (not saved yet)' : ''}
        limit={limit}
        state={draft.sent}
        problems={problems}
        onChosen={take}
        {...(schema.default === undefined && { onGone: () => draft.setFile(path, undefined) })}
      />
      {problems.some(({ icon }) => icon) && <IconProposals />}
    </Input.Wrapper>
  );
}
