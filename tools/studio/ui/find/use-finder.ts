import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { Brand } from '@/brand/brand';
import type { Path } from '../../saving/draft-text';
import { useEditor } from '../editor-context';
import { standardWording } from '../form/schema';
import type { Seen } from '../preview/use-seen';
import { schemaOf, titleOf as titleOfField } from '../start';
import { fieldsAt } from './fields-at';
import { paintVariables } from './painted-by';

export interface Finder {
  /** The next press in the preview asks for its field. */
  isFinding: boolean;
  find(on: boolean): void;
  /** What was found, in words and as fields. */
  said: { text: string; fields: readonly Path[] };
}

const comesFrom = { words: 'The words come', picture: 'The picture comes' } as const;
const nothing = { text: '', fields: [] };

/** Leads from what is seen in the preview to its field. */
export function useFinder(seen: Seen, brand: Brand): Finder {
  const { config, openField } = useEditor();
  const { path: shown, order, newsIn } = seen;
  const [isFinding, setFinding] = useState(false);
  const [said, setSaid] = useState<Finder['said']>(nothing);
  const find = (on: boolean) => {
    setFinding(on);
    setSaid(on ? { ...nothing, text: 'Press anything in the preview. Escape ends it.' } : nothing);
    order({ find: on && paintVariables });
  };
  useWindowEvent('message', (event: MessageEvent<unknown>) => {
    const news = newsIn(event);
    if (!news) return;
    if ('shownPath' in news) {
      if (!news.led && !isFinding) setSaid(nothing);
    } else if ('ready' in news) {
      if (isFinding) order({ find: paintVariables });
    } else {
      if (news.pressed.length === 0) return find(false);
      const { fields, foreign } = fieldsAt(news.pressed, shown, brand, config);
      const words = foreign ? `${comesFrom[foreign]} from the backend. ` : '';
      setSaid({ fields, text: words + (fields.length > 0 ? 'Made by' : 'No field makes this.') });
      if (fields[0]) openField(fields[0]);
    }
  });
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isFinding) find(false);
  });
  return { isFinding, find, said };
}

/** What a person calls a field. A text is called by what the app says without it. */
export function nameOf(path: Path): string {
  const isText = path[0] === 'texts' && path.length > 1;
  return isText ? standardWording(schemaOf(path.slice(0, 2))).replace(/\{\w+\}/g, '…') : titleOfField(path);
}
