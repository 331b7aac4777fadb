import { faint, fill, line, paper, Scene } from './scene';

export function SearchDrawing() {
  return (
    <Scene>
      <rect className={paper} x="38" y="30" width="56" height="70" rx="8" />
      <path className={faint} d="M50 48h30M50 62h22M50 76h14" />
      <circle className={paper} cx="92" cy="68" r="24" />
      <circle className={fill} cx="92" cy="68" r="14" />
      <path className={line} d="M110 86l20 18" />
    </Scene>
  );
}
