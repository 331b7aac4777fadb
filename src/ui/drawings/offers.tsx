import { accent, faint, fill, line, paper, Scene } from './scene';

export function OffersDrawing() {
  return (
    <Scene>
      <path className={paper} d="M30 44h100v16a10 10 0 0 0 0 20v16H30V80a10 10 0 0 0 0-20z" />
      <path className={fill} d="M30 44h34v52H30V80a10 10 0 0 0 0-20z" />
      <path className={faint} d="M64 50v42" strokeDasharray="5 6" />
      <path className={line} d="M82 84l26-28" />
      <circle className={accent} cx="84" cy="58" r="6" />
      <circle className={accent} cx="106" cy="82" r="6" />
    </Scene>
  );
}
