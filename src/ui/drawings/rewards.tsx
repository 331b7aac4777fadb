import { accent, fill, line, paper, Scene } from './scene';

export function RewardsDrawing() {
  return (
    <Scene>
      <rect className={paper} x="44" y="56" width="72" height="44" rx="6" />
      <rect className={fill} x="38" y="42" width="84" height="18" rx="5" />
      <path className={accent} d="M73 42h14v58H73z" />
      <path
        className={line}
        d="M80 42c-8-20-30-18-24-5 3 5 14 5 24 5zM80 42c8-20 30-18 24-5-3 5-14 5-24 5z"
      />
    </Scene>
  );
}
