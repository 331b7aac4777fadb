import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { clientState } from '@/session/client-state';
import { IconButton } from '@/ui/controls/icon-button';
import styles from './submit.module.css';

const useBubble = clientState('bill-info', () => ({ closed: false }));

/** Points at the info button until it is closed. It has its own row, so it covers nothing. */
export function InfoBubble() {
  const closed = useBubble((bubble) => bubble.closed);
  const id = useId();
  if (closed) return null;
  return (
    <div className={styles.bubble} role="note">
      <p id={id}>{textsOf(billTexts).submitPopover}</p>
      <IconButton
        label={textsOf(commonTexts).close}
        icon={<IconX size={20} aria-hidden />}
        describedBy={id}
        onClick={() => useBubble.setState({ closed: true })}
      />
    </div>
  );
}
