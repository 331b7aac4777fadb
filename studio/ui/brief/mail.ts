import { create } from 'zustand';
import type { Judged } from '../../../build/config/brief/read-brief';
import { useEditor } from '../editor-context';

/** A client's mail, and what staff say of its wishes. */
interface Mail {
  text: string;
  judged: Judged;
}

const noMail: Mail = { text: '', judged: new Map() };

/** The mails of the malls, by id. They are kept nowhere but in the page, and stay when somebody looks at another mall meanwhile. */
const useMails = create<Readonly<Record<string, Mail>>>(() => ({}));

/** The mail about the mall that is open, and a way to change it. */
export function useMail() {
  const { id } = useEditor();
  const mail = useMails((mails) => mails[id] ?? noMail);
  return { ...mail, set: (changed: Partial<Mail>) => useMails.setState({ [id]: { ...mail, ...changed } }) };
}
