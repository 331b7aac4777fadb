import type { ComponentProps } from 'react';

interface DeviceProps extends ComponentProps<'iframe'> {
  /** Of the screen, in CSS pixels. */
  size: { width: number; height: number };
  scale: number;
}

/** A page of the app on a phone or a desktop, as large as there is room. */
export function Device({ size: { width, height }, scale, ...page }: DeviceProps) {
  const borderRadius = width > height ? 12 : 28;
  return (
    <div className="framed device" style={{ width: width * scale, height: height * scale, borderRadius }}>
      <iframe {...page} width={width} height={height} style={{ transform: `scale(${scale})` }} />
    </div>
  );
}
