import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import type { Unloaded } from '@/brand/texts/not-loaded';
import { searchTexts } from '@/brand/texts/search';
import { handSearch, type SearchedArea } from '@/components/handed-search';
import { QueryView, type ViewedQuery } from '@/components/query-view';
import { Card } from '@/ui/lists/card';
import { RowSkeleton } from '@/ui/lists/list-row';
import { Spoken } from '@/ui/text/spoken';
import styles from './search.module.css';
import { mostResults, takes } from './search-rules';

interface ResultGroupProps<Item> {
  area: SearchedArea;
  text: string;
  title: string;
  what: Unloaded;
  query: ViewedQuery<Item[]>;
  /** Says why the group cannot be searched for this text. */
  rule: string;
  none: string;
  /** The way to all results, on the screen of the area. */
  all: { label: string; to: string; search?: object };
  /** Two rows that are loading. Without it, rows of words. */
  outlines?: ReactNode;
  row: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
}

/** What a search has found of one kind: five at most, and the way to all. */
export function ResultGroup<Item>(props: ResultGroupProps<Item>) {
  const {
    area,
    text,
    title,
    what,
    query,
    rule,
    none,
    all,
    outlines = <RowSkeleton count={2} />,
    row,
    keyOf,
  } = props;
  const found = query.data?.length ?? 0;
  const mayAsk = takes[area](text);
  const action =
    mayAsk && found > mostResults ? (
      <Link
        to={all.to}
        search={all.search ?? {}}
        preload={false}
        className="tap"
        onClick={() => handSearch(area, text)}
      >
        {all.label}
      </Link>
    ) : undefined;
  const said = mayAsk && query.data ? textsOf(searchTexts).found(found, { title }) : '';
  return (
    <Card title={title} action={action} padding="flush">
      <Spoken>{said}</Spoken>
      {mayAsk ? (
        <QueryView
          what={what}
          query={query}
          compact
          saysOffline
          skeleton={outlines}
          empty={<p className={styles.note}>{none}</p>}
        >
          {(items) => (
            <ul>
              {items.slice(0, mostResults).map((item) => (
                <li key={keyOf(item)}>{row(item)}</li>
              ))}
            </ul>
          )}
        </QueryView>
      ) : (
        <p className={styles.note}>{rule}</p>
      )}
    </Card>
  );
}

/** For a query whose group says itself that it needs a network. No toast says so, too. */
export const saysOffline = { meta: { saysOffline: true } } as const;
