import './malls.css';
import { Button, Group, Select, Text, TextInput, Title } from '@mantine/core';
import { memo, useDeferredValue, useState } from 'react';
import { mallStates } from '../../../../build/fleet/mall-state';
import { counted } from '../../../../build/shared/words';
import type { StepKey } from '../../way/steps';
import type { ListedMall } from '../../wire';
import { JobList } from '../publishing/job-list';
import { MallAction, type MallActionProps } from './mall-action';
import { orders, shownMalls, states } from './shown-malls';

interface MallsPageProps {
  malls: readonly ListedMall[];
  onOpen: (id: string, step?: StepKey) => void;
  onNew: () => void;
}

/** Every mall, how far it is, and what comes next. */
export function MallsPage({ malls, onOpen, onNew }: MallsPageProps) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<string>(all);
  const [order, setOrder] = useState<keyof typeof orders>('number');
  const [action, setAction] = useState<Pick<MallActionProps, 'kind' | 'mall'>>();
  const wanted = useDeferredValue(query);
  const shown = shownMalls(malls, { query: wanted, state: state === all ? undefined : state, order });
  const unchecked = malls.filter(({ standing }) => !standing).length;
  return (
    <section className="malls" aria-labelledby="malls">
      <Group justify="space-between">
        <Title order={2} id="malls">
          Malls
        </Title>
        <Button variant="filled" onClick={onNew}>
          New mall
        </Button>
      </Group>
      <Group gap="sm" align="end" my="md">
        <TextInput
          type="search"
          label="Search"
          placeholder="Name, number or host"
          maxLength={60}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          flex="1 1 200px"
        />
        <Select
          label="State"
          data={[all, ...mallStates.map((value) => ({ value, label: states[value].label }))]}
          value={state}
          allowDeselect={false}
          onChange={(next) => setState(next ?? all)}
        />
        <Select
          label="Sort by"
          data={Object.entries(orders).map(([value, { label }]) => ({ value, label }))}
          value={order}
          allowDeselect={false}
          onChange={(next) => setOrder(next as typeof order)} // one of its keys
        />
      </Group>
      <JobList />
      <Text className="quiet" role="status">
        {counted(shown.length, 'mall')}
        {unchecked > 0 &&
          ` · ${unchecked} ${malls.some(({ isCut }) => isCut) ? 'not checked, because the check ended early. It is tried again by itself.' : 'being checked'}`}
      </Text>
      <table className="mall-table">
        <thead>
          <tr>
            {['Mall', 'State', 'Next', 'More'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((mall) => (
            <MallRow key={mall.id} mall={mall} onOpen={onOpen} onAct={setAction} />
          ))}
        </tbody>
      </table>
      {action && (
        <MallAction
          {...action}
          onDone={(made) => {
            setAction(undefined);
            if (made !== undefined) onOpen(made);
          }}
        />
      )}
    </section>
  );
}

const all = 'All';

interface MallRowProps {
  mall: ListedMall;
  onOpen: (id: string, step?: StepKey) => void;
  onAct: (action: Pick<MallActionProps, 'kind' | 'mall'>) => void;
}

/** One mall. A table of a thousand needs plain elements, and draws only those that are seen. */
const MallRow = memo(function MallRow({ mall, onOpen, onAct }: MallRowProps) {
  const { id, name, host, logo, standing, open } = mall;
  const { live, state, next } = standing ?? {};
  const look = state && states[state];
  return (
    <tr>
      <th scope="row">
        <button type="button" className="mall-name" onClick={() => onOpen(id)}>
          <img src={`/studio/malls/${id}/saved/${logo}`} alt="" width={40} height={40} loading="lazy" />
          <span className="wrapping">
            {name} <span className="quiet">{id}</span>
            <span className="mall-small quiet">{host}</span>
          </span>
        </button>
      </th>
      <td>
        {look ? <span className={look.className}>{look.label}</span> : <span className="quiet">…</span>}
        {live && (
          <span className="mall-small quiet">
            {live.where}, {new Date(live.seen).toLocaleString()}
          </span>
        )}
      </td>
      <td>
        {open > 0 && <span className="warning">{counted(open, 'field')} open · </span>}
        {next && next.words !== 'Nothing' && (
          <button type="button" className="mall-next" onClick={() => onOpen(id, next.step)}>
            {next.words}
          </button>
        )}
      </td>
      <td>
        {(['copy', 'remove'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="mall-next"
            aria-label={`${verbs[kind]} ${name}`}
            onClick={() => onAct({ kind, mall })}
          >
            {verbs[kind]}
          </button>
        ))}
      </td>
    </tr>
  );
});

const verbs = { copy: 'Copy', remove: 'Take out' } as const;
