import { accent, faint, fill, line, paper, Scene } from './scene';

export function OfflineDrawing() {
  return (
    <Scene spark={false}>
      <path className={paper} d="M48 88a20 20 0 0 1-2-40 30 30 0 0 1 57-4 23 23 0 0 1 7 44z" />
      <path className={faint} d="M62 66a26 26 0 0 1 36 0M70 76a14 14 0 0 1 20 0" />
      <circle className={fill} cx="80" cy="84" r="5" />
      <path className={line} d="M46 26l70 72" />
      <circle className={accent} cx="128" cy="35" r="6" />
    </Scene>
  );
}
