import { memo } from 'react';
import { counted } from '../../../../build/shared/words';
import type { StepKey } from '../../way/steps';
import type { ListedMall } from '../../wire';
import type { MallActionProps } from './mall-action';
import { states } from './shown-malls';

interface MallRowProps {
  mall: ListedMall;
  onOpen: (id: string, step?: StepKey) => void;
  onAct: (action: Pick<MallActionProps, 'kind' | 'mall'>) => void;
}

/** One mall. A table of a thousand needs plain elements, and draws only those that are seen. */
export const MallRow = memo(function MallRow({ mall, onOpen, onAct }: MallRowProps) {
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
