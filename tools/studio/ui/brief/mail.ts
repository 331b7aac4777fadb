import { create } from 'zustand';
import type { Judged, Judgement } from '../../../../build/config/brief/answer-wish';
import { useEditor } from '../editor-context';

/** A client's mail, and what staff say of its wishes. */
interface Mail {
  text: string;
  judged: Judged;
}

const noMail: Mail = { text: '', judged: new Map() };

/** The mails of the malls, by id. They are kept nowhere but in the page, and stay when somebody looks at another mall meanwhile. */
const useMails = create<Readonly<Record<string, Mail>>>(() => ({}));

/** The mail about the mall that is open, and ways to change it. */
export function useMail() {
  const { id } = useEditor();
  const mail = useMails((mails) => mails[id] ?? noMail);
  const set = (changed: Partial<Mail>) => useMails.setState({ [id]: { ...mail, ...changed } });
  /** `undefined`, or a judgement that says nothing, gives the wish back to the table of words. */
  const judge = (wish: string, next: Judgement | undefined) => {
    const others = [...mail.judged].filter(([text]) => text !== wish);
    const says = next && (next.topics.length > 0 || next.own || next.isAll);
    set({ judged: new Map(says ? [...others, [wish, next]] : others) });
  };
  return { ...mail, set, judge };
}
