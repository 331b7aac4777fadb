import { useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { code128 } from '@/lib/code128';
import styles from './membership.module.css';
import { groupMembershipId } from './membership-rules';

interface BarCodeProps {
  id: string;
  /** The backend's own picture. Without it, or if it does not load, the app draws the code. */
  picture: string;
}

/** The membership's bar code, dark on white and with quiet zones, as scanners need it. */
export function BarCode({ id, picture }: BarCodeProps) {
  const [failed, setFailed] = useState<string>();
  const label = fill(textsOf(membershipTexts).barCode, { id: groupMembershipId(id) });
  if (picture && failed !== picture) {
    return (
      <span className={styles.barCode}>
        <img src={picture} alt={label} className={styles.bars} onError={() => setFailed(picture)} />
      </span>
    );
  }
  const code = code128(id);
  if (!code) return null;
  return (
    <span className={styles.barCode}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${code.width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={code.bars.map(({ x, width }) => `M${x} 0h${width}v1h-${width}z`).join('')} />
      </svg>
    </span>
  );
}
