import { Input } from '@mantine/core';
import { ownValue, valueAt } from '../../../../build/shared/value-at';
import { namedFiles } from '../../../shared/named-files';
import { problemsAt, useEditor } from '../editor-context';
import { fieldId } from '../form/schema';
import { Explained, type FieldProps } from '../form/use-field';
import { schemaOf, titleOf } from '../start';
import { ChooseFile, TypefaceChoice } from './choose-file';
import { IconProposals } from './icon-proposals';
import { plainPhoto } from './plain-photo';

/** What both fields need: the file that is named now, and what is wrong with it. */
function useNamedFile({ path }: FieldProps) {
  const editor = useEditor();
  const { examples = [] } = schemaOf(path);
  const unnamed = namedFiles({}).get(path.join('.'));
  const standard = path[0] !== 'share' || editor.mall.contents[unnamed ?? ''] ? unnamed : undefined;
  const value = valueAt(editor.config, path);
  const named = typeof value === 'string' ? value : undefined;
  const current = named ?? standard;
  return {
    editor,
    named,
    standard,
    names: examples,
    common: {
      id: fieldId(path),
      current,
      unsaved: current !== undefined && ownValue(editor.sent.files, current) !== undefined,
      state: editor.sent,
      problems: problemsAt(editor, path),
    },
  };
}

/**
 * A picture of the merchant's folder. A chosen file takes the name that its place has, so nothing else has to change. That
 * of shared links does not: `share.png` counts without being named, so nobody could do without it again.
 */
export function PictureField({ path }: FieldProps) {
  const { editor, named, standard, common } = useNamedFile({ path });
  const [part] = path;
  const kind = part === 'share' ? 'share' : part === 'theme' ? 'photo' : 'picture';
  const take = (chosen: string, base64: string) => {
    // Any other file gets the usual ending, and the check says what it really is.
    const isPng = /\.png$/i.test(chosen);
    const names = {
      picture: `${part}.${isPng ? 'png' : 'svg'}`,
      share: `shared.${isPng ? 'png' : 'jpg'}`,
      photo: 'photo.jpg', // it is saved as a JPG
    };
    const name = names[kind];
    const same = name === common.current ? named : undefined; // the config stays as it is written
    editor.setFile(path, name === standard ? same : name, { name, base64 });
  };
  const isNeeded = part === 'logo' || common.current === standard;
  return (
    <Input.Wrapper label={titleOf(path)} description={<Explained path={path} />}>
      <ChooseFile
        {...common}
        what={titleOf(path)}
        kind={kind}
        {...(kind === 'photo' && { prepare: plainPhoto })} // without what the camera wrote into it
        onChosen={take}
        onGone={isNeeded ? undefined : () => editor.setFile(path, undefined)}
      />
      {common.problems.some(({ icon }) => icon) && <IconProposals />}
    </Input.Wrapper>
  );
}

/** The typeface of a mall or of its titles, chosen by its name or as a file. The file gets the name of its place. */
export function TypefaceField({ path }: FieldProps) {
  const { editor, named = '', names, common } = useNamedFile({ path });
  const isFile = named.endsWith('.woff2');
  const ownFont = path.includes('headline') ? 'headline.woff2' : 'font.woff2';
  return (
    <TypefaceChoice
      {...common}
      label={titleOf(path)}
      description={<Explained path={path} />}
      names={names}
      named={isFile ? '' : named}
      current={isFile ? named : undefined}
      onName={(name) => editor.setFile(path, name === '' ? undefined : name)}
      onChosen={(_chosen, base64) => editor.setFile(path, ownFont, { name: ownFont, base64 })}
      onGone={() => editor.setFile(path, undefined)}
    />
  );
}
