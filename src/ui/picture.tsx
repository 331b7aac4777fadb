import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  /** Nothing or an empty address shows the placeholder. */
  src: string | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Width by height. */
  ratio?: number;
  /** Off for what is seen first: it then goes before everything else that the screen fetches. */
  lazy?: boolean;
  radius?: 'none' | 'small' | 'card';
  /** `contain` shows all of it: a bill whose edges matter. */
  fit?: 'cover' | 'contain';
}

/** A picture in a frame of fixed proportions: tinted until it loads, a small drawing when it cannot. */
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
