import scene from '@/ui/drawings/scene.module.css';

const { ground, paper, fill, accent, line } = scene;

/** A phone that sends the code. */
export function MessagePicture() {
  return (
    <svg viewBox="0 0 160 140" role="presentation">
      <ellipse className={ground} cx="76" cy="126" rx="46" ry="5" />
      <rect className={paper} x="42" y="22" width="58" height="102" rx="11" />
      <path className={line} d="M64 32h14" />
      <path className={fill} d="M52 46h32a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H66l-8 8v-8h-6z" />
      <path className={line} d="M60 58h20" />
      <path
        className={accent}
        d="M86 76h46a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-8v11l-12-11H86a7 7 0 0 1-7-7V83a7 7 0 0 1 7-7z"
      />
      <path className={line} d="M92 94h8M106 94h8M120 94h8" />
      <path className={accent} d="M122 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
    </svg>
  );
}

/** A shopping bag with a present in it. */
export function BagPicture() {
  return (
    <svg viewBox="0 0 160 140" role="presentation">
      <ellipse className={ground} cx="80" cy="126" rx="52" ry="5" />
      <rect className={accent} x="56" y="40" width="34" height="32" rx="4" />
      <path
        className={line}
        d="M73 40v30M73 39c-5-13-20-11-16-3 2 4 9 3 16 3zM73 39c5-13 20-11 16-3-2 4-9 3-16 3z"
      />
      <path className={paper} d="M92 34l26 8-9 32-26-8z" />
      <path className={line} d="M98 47l12 4" />
      <path className={fill} d="M40 64h80l8 60H32z" />
      <path className={line} d="M62 78v-6M98 78v-6M62 78c2 22 34 22 36 0" />
      <path className={accent} d="M30 34l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
    </svg>
  );
}
