import { accent, fill, line, paper, Scene } from './scene';

export function CartDrawing() {
  return (
    <Scene>
      <path className={paper} d="M50 44h66l-8 38H58z" />
      <path className={fill} d="M53 58h60l-5 24H58z" />
      <path className={line} d="M34 30h11l13 52h50l8-38H49M66 58v14M82 58v14M98 58v14" />
      <circle className={accent} cx="66" cy="97" r="8" />
      <circle className={accent} cx="100" cy="97" r="8" />
    </Scene>
  );
}
