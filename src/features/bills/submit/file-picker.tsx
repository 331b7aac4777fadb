import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { pause } from '@/lib/pause';
import styles from './file-picker.module.css';

/** Phones turn their own formats, such as HEIC, into one of these. */
const accepted = 'image/png,image/jpeg,application/pdf';

interface FilePickerProps {
  onPick: (files: File[]) => void;
  /** The name of the camera. */
  camera: string;
  /** The name of the files, of which one only may be chosen then. */
  single?: string;
  /** Whether files are being dragged over the screen (`useIncomingFiles`). */
  isOver?: boolean;
}

/** Two ways to a bill: the camera, where the device is held in a hand, and the files that are there. */
export function FilePicker({ onPick, camera, single, isOver = false }: FilePickerProps) {
  const texts = textsOf(billTexts);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    currentTarget.value = '';
    // On its own: a cheap phone has enough to do with the files of this event.
    void pause(0).then(() => onPick(files));
  };
  return (
    <div className={styles.picker} data-over={isOver || undefined}>
      <Way
        icon={<IconCamera size={24} aria-hidden />}
        label={camera}
        accept="image/png,image/jpeg"
        capture="environment"
        onChange={pick}
      />
      <Way
        icon={<IconPhotoPlus size={24} aria-hidden />}
        label={single ?? (isOver ? texts.dropFiles : texts.chooseFiles)}
        accept={accepted}
        multiple={single === undefined}
        onChange={pick}
      />
    </div>
  );
}

interface WayProps extends ComponentProps<'input'> {
  label: string;
  icon: ReactNode;
}

/** The input itself is not seen: its label is the button. */
function Way({ label, icon, ...input }: WayProps) {
  const id = useId();
  return (
    <div className={styles.way} data-camera={input.capture !== undefined || undefined}>
      <input {...input} id={id} className="visually-hidden" type="file" />
      <label htmlFor={id} className={styles.wayLabel}>
        {icon}
        <span>{label}</span>
      </label>
    </div>
  );
}
