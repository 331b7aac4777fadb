import { Scene, Spark } from './scene';
import styles from './scene.module.css';

const { fill, accent, paper, line } = styles;

export function MaintenanceDrawing() {
  return (
    <Scene>
      <Spark />
      <path className={fill} d="M40 92h80v10H40z" />
      <path className={paper} d="M72 26h16l18 66H54z" />
      <path className={accent} d="M68 42h24l4 15H64zM59 72h42l4 14H55z" />
      <path className={line} d="M72 26h16l18 66H54zM36 102h88" />
    </Scene>
  );
}
