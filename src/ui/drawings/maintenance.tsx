import { accent, fill, line, paper, Scene } from './scene';

export function MaintenanceDrawing() {
  return (
    <Scene>
      <path className={fill} d="M40 92h80v10H40z" />
      <path className={paper} d="M72 26h16l18 66H54z" />
      <path className={accent} d="M68 42h24l4 15H64zM59 72h42l4 14H55z" />
      <path className={line} d="M72 26h16l18 66H54zM36 102h88" />
    </Scene>
  );
}
