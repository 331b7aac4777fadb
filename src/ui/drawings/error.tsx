import { fill, line, paper, Scene } from './scene';

export function ErrorDrawing() {
  return (
    <Scene>
      <path className={line} d="M58 44V36a18 18 0 0 1 36 0v8" />
      <path className={paper} d="M42 44h68l6 58H36z" />
      <path className={fill} d="M38 86h76l2 16H36z" />
      <path className={line} d="M64 60v4M88 60v4M68 76a8 6 0 0 1 16 0" />
    </Scene>
  );
}
