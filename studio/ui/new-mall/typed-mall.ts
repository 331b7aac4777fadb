import type { NewMallFile, SentNewMall } from '../../wire';

/** What a person has typed about a mall that is not there yet. */
export interface TypedMall {
  sent: SentNewMall;
  /** Names of the chosen files, as they are called on this computer. */
  names: Readonly<Partial<Record<NewMallFile, string>>>;
}

export const emptyMall: TypedMall = { sent: { answers: {}, files: {}, trim: false }, names: {} };

export function withAnswer(mall: TypedMall, key: string, answer: string): TypedMall {
  return { ...mall, sent: { ...mall.sent, answers: { ...mall.sent.answers, [key]: answer } } };
}

/** A chosen typeface is an answer, too. Another logo may have no margin, so nothing of it is cut off yet. */
export function withFile(mall: TypedMall, key: NewMallFile, name: string, base64: string): TypedMall {
  const { sent, names } = key === 'font' ? withAnswer(mall, 'font', 'font.woff2') : mall;
  return {
    sent: {
      ...sent,
      files: { ...sent.files, [key]: base64 },
      trim: key === 'logo' ? false : sent.trim,
    },
    names: { ...names, [key]: name },
  };
}

/** Takes a file back. A mall without a logo needs no second picture. */
export function withoutFile(mall: TypedMall, key: NewMallFile): TypedMall {
  const { sent, names } = key === 'font' ? withAnswer(mall, 'font', '') : mall;
  const gone = key === 'logo' ? { logo: undefined, icon: undefined } : { [key]: undefined };
  return {
    sent: { ...sent, files: { ...sent.files, ...gone }, trim: key === 'logo' ? false : sent.trim },
    names: { ...names, ...gone },
  };
}
