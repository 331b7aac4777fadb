import { create } from 'zustand';
import type { NewMallAnswer, NewMallFile, SentNewMall } from '../../wire';

/** What a person has typed about a mall that is not there yet. */
export interface TypedMall {
  sent: SentNewMall;
  /** Names of the chosen files, as they are called on this computer. */
  names: Readonly<Partial<Record<NewMallFile, string | undefined>>>;
}

export const emptyMall: TypedMall = { sent: { answers: {}, files: {} }, names: {} };

/** It stays when somebody looks at another mall meanwhile. */
export const useTypedMall = create(() => emptyMall);

export function withAnswer(mall: TypedMall, key: string, answer: string): TypedMall {
  return { ...mall, sent: { ...mall.sent, answers: { ...mall.sent.answers, [key]: answer } } };
}

/**
 * Takes a file, or takes it back. A chosen typeface is an answer, too. A mall without a logo
 * needs no second picture.
 */
export function withFile(
  mall: TypedMall,
  key: NewMallFile,
  file?: { name: string; base64: string },
): TypedMall {
  const { sent, names } = key === 'font' ? withAnswer(mall, key, file ? 'font.woff2' : '') : mall;
  const gone = key === 'logo' && !file ? { icon: undefined } : {};
  return {
    sent: {
      ...sent,
      files: { ...sent.files, ...gone, [key]: file?.base64 },
    },
    names: { ...names, ...gone, [key]: file?.name },
  };
}

/** What still counts of the last check after another file was chosen: nothing about files. A large picture takes seconds. */
export function answerNow(
  checked: (NewMallAnswer & Pick<SentNewMall, 'files'>) | undefined,
  files: SentNewMall['files'],
): NewMallAnswer {
  if (!checked) return { proposals: {}, problems: [] };
  if (checked.files === files) return checked;
  const { proposals, problems, look } = checked;
  return { proposals, problems: problems.filter(({ key = '' }) => !(key in files)), ...(look && { look }) };
}
