import { Checkbox, Textarea } from '@mantine/core';
import type { Wording } from '@/brand/texts/plural';
import type { WordedText } from '../../../build/brand/worded-texts';
import { valueAt } from '../../draft-text';
import { useDraftContext } from './draft-context';

/** A text before and after the mall's words. Without its tick, the standard wording stands in the mall's own texts. */
export function WordedRow({ text: { key, standard, worded, articles } }: { text: WordedText }) {
  const draft = useDraftContext();
  const path = ['texts', key];
  const own = valueAt(draft.config, path) as Wording | undefined; // the check says where it is anything else
  const isKept = JSON.stringify(own) === JSON.stringify(standard);
  const shown = own ?? worded;
  const isEditable = !isKept && typeof shown === 'string' && (articles.length > 0 || own !== undefined);
  const label = articles.length > 0 ? `Check “${articles.join('”, “')}”` : 'Your own wording';
  return (
    <li>
      <Checkbox
        size="xs"
        checked={!isKept}
        onChange={({ currentTarget }) => draft.setValue(path, currentTarget.checked ? undefined : standard)}
        label={plain(shown)}
        description={
          <>
            {isKept ? 'stays' : plain(standard)} <span className="key">{key}</span>
          </>
        }
      />
      {isEditable && (
        <Textarea
          mt={6}
          autosize
          label={label}
          aria-label={`${label}: ${plain(standard)}`}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            draft.setValue(path, value === '' || value === worded ? undefined : value)
          }
        />
      )}
    </li>
  );
}

/** A counted text with its forms one behind the other. */
function plain(wording: Wording): string {
  return typeof wording === 'string' ? wording : Object.values(wording).join(' · ');
}
