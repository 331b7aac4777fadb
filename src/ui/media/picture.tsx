import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isElsewhere } from '@/lib/inside-href';
import { useNetworkBack } from '../hooks/use-network-back';
import styles from './picture.module.css';

/** ms until a picture that failed is asked for once more. */
const pause = 5_000;

/** Keeps pictures for use without a network. */
export type KeepPictures = (addresses: readonly string[]) => void;

interface PictureProps {
  /** Without an address, the placeholder shows. */
  src: string | null | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Width by height. */
  ratio?: number;
  /** False for pictures that are visible first. Then they load before everything else on the screen. */
  lazy?: boolean;
  radius?: 'none' | 'small' | 'card';
  /** `contain` shows the whole picture, for example a bill with its edges. */
  fit?: 'cover' | 'contain';
  /** Keeps a picture that shoppers need without a network. Called when the picture has loaded. */
  keep?: KeepPictures | undefined;
  /** Shows instead of the small drawing. */
  placeholder?: ReactNode;
}

/**
 * A picture in a frame of fixed proportions. The frame is tinted until the picture loads, and shows a small drawing if
 * it cannot. It loads again once after a pause, and when the network or the shopper is back.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 1, lazy = true, radius = 'small', fit = 'cover', keep } = props;
  const { placeholder = <IconPhoto aria-hidden /> } = props;
  const [failed, setFailed] = useState<string>();
  // A host that does not share its pictures with other sites: they are shown, and cannot be kept.
  const [unshared, setUnshared] = useState<string>();
  const [tried, setTried] = useState<string>();
  const again = () => {
    setTried(failed);
    setFailed(undefined);
    setUnshared(undefined); // without a network, nobody can tell
  };
  useNetworkBack(failed !== undefined, again, failed === tried ? undefined : pause);
  const shown = src && failed !== src ? src : undefined;
  const keeps = keep && unshared !== shown ? keep : undefined;
  // The own site gives its bytes anyway. Asked for like any other picture, it loads once for all screens that show it.
  const asks = keeps && shown !== undefined && isElsewhere(shown, location.origin);
  return (
    <span className={styles.frame} data-radius={radius} data-fit={fit} style={{ aspectRatio: ratio }}>
      {shown === undefined ? (
        <span
          className={styles.placeholder}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          {placeholder}
        </span>
      ) : (
        <img
          key={`${shown} ${Boolean(keeps)}`}
          className={styles.image}
          crossOrigin={asks ? 'anonymous' : undefined}
          src={shown}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={lazy ? undefined : 'high'}
          decoding="async"
          draggable={false}
          onLoad={keeps && (() => keeps([shown]))}
          onError={() => (asks ? setUnshared(shown) : setFailed(shown))}
        />
      )}
    </span>
  );
}
