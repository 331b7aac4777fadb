import scene from '@/ui/drawings/scene.module.css';
import styles from './banner.module.css';

const { paper, fill, accent, line } = scene;
const { skin, hair, spark, moon } = styles;

/** Two friends who hold a present together. */
export function FriendsPicture() {
  return (
    <svg viewBox="0 0 200 160" className={styles.picture} aria-hidden="true" role="presentation">
      <circle className={moon} cx="100" cy="112" r="94" />
      <path className={spark} d="M100 22l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
      <circle className={spark} cx="134" cy="36" r="3" />
      <circle className={spark} cx="70" cy="34" r="3" />
      <path className={fill} d="M12 164c0-44 14-62 40-62s40 18 40 62z" />
      <path className={hair} d="M28 84c-6-44 54-46 50-2 0 10-2 18-4 22H32c-2-6-3-12-4-20z" />
      <path className={skin} d="M45 92h14v12c0 8-14 8-14 0z" />
      <ellipse className={skin} cx="52" cy="76" rx="19" ry="22" />
      <path className={hair} d="M32 74c2-22 34-26 40-2-14 0-24-4-30-10-2 6-6 10-10 12z" />
      <path className={line} d="M46 84c3 4 9 4 12 0M45 75v1M59 75v1" />
      <path className={accent} d="M108 164c0-44 14-62 40-62s40 18 40 62z" />
      <path className={skin} d="M141 92h14v12c0 8-14 8-14 0z" />
      <ellipse className={skin} cx="148" cy="76" rx="19" ry="22" />
      <path className={hair} d="M128 74c-4-30 44-32 41 0-4-6-6-12-7-16-10 6-22 6-29 4-1 4-3 8-5 12z" />
      <path className={line} d="M142 84c3 4 9 4 12 0M141 75v1M155 75v1" />
      <rect className={paper} x="76" y="118" width="48" height="44" rx="5" />
      <rect className={paper} x="71" y="106" width="58" height="15" rx="4" />
      <path className={fill} d="M94 106h12v56H94z" />
      <path
        className={line}
        d="M100 105c-6-15-23-13-19-3 2 4 11 3 19 3zM100 105c6-15 23-13 19-3-2 4-11 3-19 3z"
      />
      <path className={skin} d="M66 138c6-4 12-4 16 0s2 10-4 10H66zM134 138c-6-4-12-4-16 0s-2 10 4 10h12z" />
    </svg>
  );
}
