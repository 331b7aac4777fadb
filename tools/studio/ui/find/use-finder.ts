import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Brand } from '@/brand/brand';
import { fewOf } from '../../../../build/shared/words';
import { pathOf } from '../../../shared/screens';
import type { Path } from '../../saving/draft-text';
import { useEditor } from '../editor-context';
import { pathOfField, standardWording } from '../form/schema';
import type { Seen } from '../preview/use-seen';
import { configSchema, schemaOf, titleOf as titleOfField } from '../start';
import { fieldsAt } from './fields-at';
import { paintVariables } from './painted-by';
import { type Place, placeOf } from './place-of';

export interface Finder {
  /** The next press in the preview asks for its field. */
  isFinding: boolean;
  find(on: boolean): void;
  /** The field that a person was in last. */
  field: Path | undefined;
  showField(): void;
  /** A person opens another screen meanwhile, so no place is looked for any more. */
  giveUp(): void;
  /** What was found, in words and as fields. */
  said: { text: string; fields: readonly Path[] };
}

const comesFrom = { words: 'The words come', picture: 'The picture comes' } as const;
const nothing = { text: '', fields: [] };

/** Leads from what is seen in the preview to its field, and from a field to its place there. */
export function useFinder(seen: Seen, brand: Brand, titleOf: (address: string) => string): Finder {
  const { config, openField } = useEditor();
  const { path: shown, order, open, newsIn } = seen;
  const [isFinding, setFinding] = useState(false);
  const [field, setField] = useState<Path>();
  const [said, setSaid] = useState<Finder['said']>(nothing);
  /** A place that is looked for: the screens that are left, those where it was not, and where to go back to then. */
  const search = useRef<Place & { field: Path; begun: string; tried: string[] }>(undefined);
  useWindowEvent('focusin', ({ target }) => {
    const around = target instanceof Element ? target.closest('[id^="field-"]') : null;
    const path = pathOfField(around?.id ?? '', configSchema);
    if (path.length > 0) setField(path);
  });
  const find = (on: boolean) => {
    search.current = undefined;
    setFinding(on);
    setSaid(on ? { ...nothing, text: 'Press anything in the preview. Escape ends it.' } : nothing);
    order({ find: on && paintVariables });
  };
  const giveUp = () => {
    search.current = undefined;
    if (!isFinding) setSaid(nothing);
  };
  const tell = (text: string) => setSaid({ ...nothing, text });
  const goOn = () => {
    const now = search.current;
    if (!now) return;
    const [next, ...left] = now.screens;
    if (next === undefined) {
      search.current = undefined;
      if (now.tried.length > 1) open(now.begun);
      tell(
        `“${nameOf(now.field)}” is not seen now on ${fewOf(
          now.tried.map((each) => `“${titleOf(each)}”`),
          3,
        )}. It may need a mistake, a dialog or other data.`,
      );
      return;
    }
    search.current = { ...now, screens: left, tried: [...now.tried, next] };
    tell(`Looking for “${nameOf(now.field)}” …`);
    open(next);
  };
  useWindowEvent('message', (event: MessageEvent<unknown>) => {
    const news = newsIn(event);
    if (!news) return;
    if ('shownPath' in news) {
      if (!news.led) giveUp();
    } else if ('ready' in news) {
      if (isFinding) order({ find: paintVariables });
      if (search.current) order({ mark: search.current.sought, wait: true });
    } else if ('pressed' in news) {
      if (news.pressed.length === 0) return find(false);
      const { fields, foreign } = fieldsAt(news.pressed, shown, brand, config);
      const words = foreign ? `${comesFrom[foreign]} from the backend. ` : '';
      setSaid({ fields, text: words + (fields.length > 0 ? 'Made by' : 'No field makes this.') });
      if (fields[0]) openField(fields[0]);
    } else if ('marked' in news && search.current) {
      if (news.marked === 0) return goOn();
      tell(`Marked in the preview: “${nameOf(search.current.field)}”.`);
      search.current = undefined;
    }
  });
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isFinding) find(false);
  });
  return {
    isFinding,
    find,
    field,
    said,
    giveUp,
    showField: () => {
      if (!field) return;
      find(false);
      const place = placeOf(field, brand, config);
      if (!place) {
        tell(`“${nameOf(field)}” shows on no screen of the app, or only while it is switched on.`);
        return;
      }
      const here = pathOf(shown);
      const screens = place.screens.filter((each) => each !== here);
      search.current = { ...place, field, screens, begun: shown, tried: [here] };
      order({ mark: place.sought, wait: false });
    },
  };
}

/** What a person calls a field. A text is called by what the app says without it. */
export function nameOf(path: Path): string {
  const isText = path[0] === 'texts' && path.length > 1;
  return isText ? standardWording(schemaOf(path.slice(0, 2))).replace(/\{\w+\}/g, '…') : titleOfField(path);
}
