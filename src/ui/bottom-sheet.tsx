import { DialogFrame, type DialogFrameProps } from './dialog-frame';

export interface BottomSheetProps extends DialogFrameProps {
  closeLabel: string;
}

/** Choices over the screen: a sheet from the bottom on phones, a dialog on wide screens. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogFrame {...props} />;
}
