import { Anchor, Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPointer } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Brand } from '@/brand/brand';
import type { Path } from '../../saving/draft-text';
import { useEditor } from '../editor-context';
import { standardWording } from '../form/schema';
import type { Seen } from '../preview/use-seen';
import { schemaOf, titleOf } from '../start';
import { fieldsAt } from './fields-at';
import { paintVariables } from './painted-by';

interface FindBarProps {
  /** Stands before the two. */
  children: ReactNode;
  seen: Seen;
  brand: Brand;
  /** What else is to be said about the preview. */
  otherwise: string | undefined;
}

/** What was found, in words and as fields. */
interface Said {
  text: string;
  fields: readonly Path[];
}

const comesFrom = { words: 'The words come', picture: 'The picture comes' } as const;
const nothing: Said = { text: '', fields: [] };

/** The way from what is seen in the preview to its field, and what is said about it. */
export function FindBar({ seen, brand, otherwise, children }: FindBarProps) {
  const { config, openField } = useEditor();
  const { path: shown, order, newsIn } = seen;
  const [isFinding, setFinding] = useState(false); // the next press in the preview asks for its field
  const [said, setSaid] = useState(nothing);
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
  return (
    <>
      <Group gap="xs" mt={8}>
        {children}
        <Button
          size="xs"
          variant={isFinding ? 'filled' : 'default'}
          aria-pressed={isFinding}
          leftSection={<IconPointer size={16} />}
          onClick={() => find(!isFinding)}
        >
          Click to find
        </Button>
      </Group>
      <Text size="xs" className="quiet wrapping" component="div" mih={36} py={4} role="status">
        {said.text || otherwise}
        {said.fields.map((path, at) => (
          <span key={path.join('.')}>
            {at === 0 ? ' ' : ' · '}
            <Anchor component="button" type="button" size="xs" onClick={() => openField(path)}>
              {nameOf(path)}
            </Anchor>
          </span>
        ))}
      </Text>
    </>
  );
}

/** What a person calls a field. A text is called by what the app says without it. */
function nameOf(path: Path): string {
  const isText = path[0] === 'texts' && path.length > 1;
  return isText ? standardWording(schemaOf(path.slice(0, 2))).replace(/\{\w+\}/g, '…') : titleOf(path);
}
