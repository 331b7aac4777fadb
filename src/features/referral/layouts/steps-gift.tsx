import scene from '@/ui/drawings/scene.module.css';
import styles from './steps.module.css';

const { ground, paper, fill, accent, line } = scene;
const { spark, confetti } = styles;

/** A big present, a small one beside it, and confetti. */
export function GiftPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox="0 0 320 184" role="presentation">
        <ellipse className={ground} cx="160" cy="171" rx="134" ry="8" />
        <rect className={paper} x="38" y="118" width="64" height="52" rx="6" />
        <rect className={fill} x="32" y="104" width="76" height="18" rx="5" />
        <path className={accent} d="M63 104h14v66H63z" />
        <path
          className={line}
          d="M70 103c-7-17-27-15-22-4 3 5 13 4 22 4zM70 103c7-17 27-15 22-4-3 5-13 4-22 4z"
        />
        <path className={paper} d="M222 124l62-12 3 15a9 9 0 0 0 4 18l4 17-62 12-4-17a9 9 0 0 0-4-18z" />
        <path className={line} d="M248 131l24-5M252 150l24-5" />
        <rect className={fill} x="102" y="82" width="120" height="88" rx="8" />
        <rect className={paper} x="92" y="58" width="140" height="30" rx="8" />
        <path className={accent} d="M150 58h24v112h-24z" />
        <path
          className={paper}
          d="M162 56c-14-36-56-34-47-10 6 13 29 11 47 10zM162 56c14-36 56-34 47-10-6 13-29 11-47 10z"
        />
        <circle className={accent} cx="162" cy="54" r="9" />
        <path
          className={spark}
          d="M256 40l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM64 52l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
        />
        <path
          className={confetti}
          d="M98 22l9 4-4 9-9-4zM236 20l10-2 2 10-10 2zM290 82l8 5-5 8-8-5zM28 86l9-3 3 9-9 3zM134 10l7 6-6 7-7-6zM196 6l9 3-3 9-9-3z"
        />
        <circle className={spark} cx="80" cy="28" r="4" />
        <circle className={spark} cx="276" cy="24" r="5" />
        <circle className={spark} cx="22" cy="62" r="4" />
        <circle className={spark} cx="302" cy="56" r="4" />
      </svg>
    </div>
  );
}
