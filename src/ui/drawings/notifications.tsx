import { faint, fill, line, paper, Scene } from './scene';

export function NotificationsDrawing() {
  return (
    <Scene>
      <path
        className={fill}
        d="M80 26c-19 0-28 14-28 32 0 18-8 22-12 30h80c-4-8-12-12-12-30 0-18-9-32-28-32z"
      />
      <path className={line} d="M80 26v-8M68 96a12 9 0 0 0 24 0" />
      <path className={paper} d="M100 22h34v24h-20l-8 8v-8h-6z" />
      <path className={faint} d="M110 34h14" />
    </Scene>
  );
}
