import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
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
}

/**
 * A picture in a frame of fixed proportions. The frame is tinted until the picture loads, and shows a small drawing if
 * it cannot.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 1, lazy = true, radius = 'small', fit = 'cover' } = props;
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src ? src : undefined;
  return (
    <span className={styles.frame} data-radius={radius} data-fit={fit} style={{ aspectRatio: ratio }}>
      {shown === undefined ? (
        <span
          className={styles.placeholder}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <IconPhoto aria-hidden />
        </span>
      ) : (
        <img
          key={shown}
          className={styles.image}
          src={shown}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={lazy ? undefined : 'high'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(shown)}
        />
      )}
    </span>
  );
}
