import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type CodeFit, fitCode } from '@/lib/code-fit';
import { code128 } from '@/lib/code128';
import styles from './code-screen.module.css';
import { modulesOf } from './picture-modules';

interface CodeStageProps {
  code: string;
  picture?: string | undefined;
  /** Shows where no scanner could read the code from this screen. */
  unreadable: ReactNode;
  /** Tells how many modules wide the shown code is, once it is known. */
  onModules: (modules: number) => void;
}

interface Room {
  /** CSS px. */
  width: number;
  height: number;
}

/** The height of drawn bars, in CSS px, as far as there is room. */
const barHeight = 200;

/** The code, as large as the room allows. */
export function CodeStage({ code, picture, unreadable, onModules }: CodeStageProps) {
  const { ref, ...room } = useElementSize();
  const [failed, setFailed] = useState(false);
  return (
    <div ref={ref} className={styles.stage}>
      {room.height === 0 ? null : picture && !failed ? (
        <PictureOfCode
          code={code}
          src={picture}
          room={room}
          unreadable={unreadable}
          onModules={onModules}
          onFailed={() => setFailed(true)}
        />
      ) : (
        <DrawnCode code={code} room={room} unreadable={unreadable} onModules={onModules} />
      )}
    </div>
  );
}

interface DrawnCodeProps extends Omit<CodeStageProps, 'picture'> {
  room: Room;
}

function DrawnCode({ code, room, unreadable, onModules }: DrawnCodeProps) {
  const drawn = code128(code);
  const modules = drawn?.width ?? 0;
  useLayoutEffect(() => onModules(modules), [modules, onModules]);
  const fit = drawn && fitCode(drawn.width, room, devicePixelRatio);
  if (!drawn || !fit) return unreadable;
  const length = drawn.width * fit.module;
  const across = Math.min(barHeight, fit.turned ? room.width : room.height);
  const bars = drawn.bars.map(({ x, width }) =>
    fit.turned ? `M0 ${x}h1v${width}h-1z` : `M${x} 0h${width}v1h-${width}z`,
  );
  return (
    <svg
      className={styles.code}
      width={fit.turned ? across : length}
      height={fit.turned ? length : across}
      viewBox={fit.turned ? `0 0 1 ${drawn.width}` : `0 0 ${drawn.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={code}
      data-turned={fit.turned || undefined}
    >
      <path d={bars.join('')} />
    </svg>
  );
}

interface PictureOfCodeProps extends DrawnCodeProps {
  src: string;
  onFailed: () => void;
}

/** The backend's own picture. Its bars are measured, so that it is not shown smaller than a scanner can read. */
function PictureOfCode({ code, src, room, unreadable, onModules, onFailed }: PictureOfCodeProps) {
  const [picture, setPicture] = useState<{ width: number; height: number; modules: number }>();
  // Some hosts do not share their pictures with other sites. Such a picture shows, but its bars cannot be measured.
  const [shared, setShared] = useState(true);
  const fit = picture && fitPicture(picture, room);
  if (picture && !fit) return unreadable;
  return (
    <img
      key={String(shared)}
      className={styles.code}
      src={src}
      alt={code}
      crossOrigin={shared ? 'anonymous' : undefined}
      draggable={false}
      data-turned={fit?.turned || undefined}
      style={fit ? { width: fit.width, height: fit.height } : { visibility: 'hidden' }}
      onLoad={({ currentTarget: image }) => {
        const modules = modulesOf(image);
        setPicture({ width: image.naturalWidth, height: image.naturalHeight, modules });
        onModules(modules);
      }}
      onError={() => (shared ? setShared(false) : onFailed())}
    />
  );
}

/** The size of a picture before it is turned, in CSS px. Undefined if its bars would be too thin. */
function fitPicture(
  { width, height, modules }: { width: number; height: number; modules: number },
  room: Room,
): (CodeFit & Room) | undefined {
  const fit = fitCode(modules, room, devicePixelRatio);
  if (!fit) return undefined;
  const [along, beside] = fit.turned ? [room.height, room.width] : [room.width, room.height];
  // A square code, such as a QR code, is limited by the shorter side.
  const scale = Math.min(along / width, beside / height);
  return { ...fit, width: width * scale, height: height * scale };
}
