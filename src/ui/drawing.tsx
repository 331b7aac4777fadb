import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export interface DrawingProps {
  name: DrawingName;
}

export type DrawingName =
  | 'cart'
  | 'search'
  | 'offers'
  | 'bills'
  | 'notifications'
  | 'offline'
  | 'error'
  | 'maintenance'
  | 'rewards';

/** A small scene in the brand's colours before the brand's pattern. Decorative: the words stand beside it. */
export function Drawing({ name }: DrawingProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg viewBox="0 0 160 120" className={styles.scene} role="presentation">
        <ellipse className={styles.ground} cx="80" cy="106" rx="50" ry="5" />
        {scenes[name]}
      </svg>
    </div>
  );
}

const { fill, accent, paper, line, faint } = styles;

/** A spark and a dot that several scenes share. */
const spark = (
  <>
    <path className={accent} d="M128 26l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
    <circle className={fill} cx="30" cy="44" r="4" />
  </>
);

const scenes: Record<DrawingName, ReactNode> = {
  cart: (
    <>
      {spark}
      <path className={paper} d="M50 44h66l-8 38H58z" />
      <path className={fill} d="M53 58h60l-5 24H58z" />
      <path className={line} d="M34 30h11l13 52h50l8-38H49M66 58v14M82 58v14M98 58v14" />
      <circle className={accent} cx="66" cy="97" r="8" />
      <circle className={accent} cx="100" cy="97" r="8" />
    </>
  ),
  search: (
    <>
      {spark}
      <rect className={paper} x="38" y="30" width="56" height="70" rx="8" />
      <path className={faint} d="M50 48h30M50 62h22M50 76h14" />
      <circle className={paper} cx="92" cy="68" r="24" />
      <circle className={fill} cx="92" cy="68" r="14" />
      <path className={line} d="M110 86l20 18" />
    </>
  ),
  offers: (
    <>
      {spark}
      <path className={paper} d="M30 44h100v16a10 10 0 0 0 0 20v16H30V80a10 10 0 0 0 0-20z" />
      <path className={fill} d="M30 44h34v52H30V80a10 10 0 0 0 0-20z" />
      <path className={faint} d="M64 50v42" strokeDasharray="5 6" />
      <path className={line} d="M82 84l26-28" />
      <circle className={accent} cx="84" cy="58" r="6" />
      <circle className={accent} cx="106" cy="82" r="6" />
    </>
  ),
  bills: (
    <>
      {spark}
      <path className={paper} d="M46 22h58v78l-9-7-10 7-10-7-10 7-10-7-9 7z" />
      <path className={faint} d="M58 40h34M58 54h34M58 68h18" />
      <circle className={accent} cx="108" cy="78" r="19" />
      <path className={line} d="M99 78l7 7 12-13" />
    </>
  ),
  notifications: (
    <>
      {spark}
      <path
        className={fill}
        d="M80 26c-19 0-28 14-28 32 0 18-8 22-12 30h80c-4-8-12-12-12-30 0-18-9-32-28-32z"
      />
      <path className={line} d="M80 26v-8M68 96a12 9 0 0 0 24 0" />
      <path className={paper} d="M100 22h34v24h-20l-8 8v-8h-6z" />
      <path className={faint} d="M110 34h14" />
    </>
  ),
  offline: (
    <>
      <path className={paper} d="M48 88a20 20 0 0 1-2-40 30 30 0 0 1 57-4 23 23 0 0 1 7 44z" />
      <path className={faint} d="M62 66a26 26 0 0 1 36 0M70 76a14 14 0 0 1 20 0" />
      <circle className={fill} cx="80" cy="84" r="5" />
      <path className={line} d="M46 26l70 72" />
      <circle className={accent} cx="128" cy="35" r="6" />
    </>
  ),
  error: (
    <>
      {spark}
      <path className={line} d="M58 44V36a18 18 0 0 1 36 0v8" />
      <path className={paper} d="M42 44h68l6 58H36z" />
      <path className={fill} d="M38 86h76l2 16H36z" />
      <path className={line} d="M64 60v4M88 60v4M68 76a8 6 0 0 1 16 0" />
    </>
  ),
  maintenance: (
    <>
      {spark}
      <path className={fill} d="M40 92h80v10H40z" />
      <path className={paper} d="M72 26h16l18 66H54z" />
      <path className={accent} d="M68 42h24l4 15H64zM59 72h42l4 14H55z" />
      <path className={line} d="M72 26h16l18 66H54zM36 102h88" />
    </>
  ),
  rewards: (
    <>
      {spark}
      <rect className={paper} x="44" y="56" width="72" height="44" rx="6" />
      <rect className={fill} x="38" y="42" width="84" height="18" rx="5" />
      <path className={accent} d="M73 42h14v58H73z" />
      <path
        className={line}
        d="M80 42c-8-20-30-18-24-5 3 5 14 5 24 5zM80 42c8-20 30-18 24-5-3 5-14 5-24 5z"
      />
    </>
  ),
};
