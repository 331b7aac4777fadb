import { accent, faint, line, paper, Scene } from './scene';

export function BillsDrawing() {
  return (
    <Scene>
      <path className={paper} d="M46 22h58v78l-9-7-10 7-10-7-10 7-10-7-9 7z" />
      <path className={faint} d="M58 40h34M58 54h34M58 68h18" />
      <circle className={accent} cx="108" cy="78" r="19" />
      <path className={line} d="M99 78l7 7 12-13" />
    </Scene>
  );
}
