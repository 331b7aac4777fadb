import type { ReactElement } from 'react';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { PictureZoom } from '@/ui/overlay/picture-zoom';
import { SideDrawer } from '@/ui/overlay/side-drawer';

export type MakeFrame = (opened: boolean, onClose: () => void) => ReactElement;

export const frameTitle = 'Sort by';
const title = frameTitle;
const zoom = { src: '/plan.png', shared: false, alt: 'Plan', texts: { zoomIn: 'More', zoomOut: 'Less' } };

/** All that lies over a screen. */
export const frames: readonly [string, MakeFrame][] = [
  ['a sheet', (opened, onClose) => <DialogFrame {...{ opened, onClose, title }}>Price</DialogFrame>],
  ['a drawer', (opened, onClose) => <SideDrawer {...{ opened, onClose, title }}>Price</SideDrawer>],
  ['a picture', (opened, onClose) => <PictureZoom {...{ opened, onClose, title }} {...zoom} />],
];
