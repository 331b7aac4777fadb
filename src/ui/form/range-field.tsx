import { DirectionProvider, RangeSlider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { withMantine } from '../with-mantine';
import styles from './range-field.module.css';

interface RangeFieldProps {
  label: string;
  /** Names of the two thumbs. */
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  step: number;
  /** Both ends included. */
  value: { min: number; max: number };
  /** The text of an end, such as '1,200 P'. */
  format: (value: number) => string;
  /** The text of the upper end while its thumb stands at `max`, where that means that there is no limit. */
  endless: string;
  onChange: (value: { min: number; max: number }) => void;
}

/** A range between two thumbs, with a text for both ends. */
export const RangeField = withMantine(function RangeField(props: RangeFieldProps) {
  const { label, fromLabel, toLabel, min, max, step, value, format, endless, onChange } = props;
  const formatEnd = (end: number) => (end === max ? endless : format(end));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <p className={styles.ends}>
        <span>{format(value.min)}</span>
        <span>{formatEnd(value.max)}</span>
      </p>
      {/* Its keys and its ends follow the page's direction of writing. */}
      <DirectionProvider>
        <RangeSlider
          classNames={{ root: styles.slider, track: styles.track, bar: styles.bar, thumb: styles.thumb }}
          label={null}
          thumbSize={28}
          size={6}
          min={min}
          max={max}
          step={step}
          minRange={0}
          value={[value.min, value.max]}
          thumbFromLabel={fromLabel}
          thumbToLabel={toLabel}
          thumbValueText={formatEnd}
          onChange={([from, to]) => onChange({ min: from, max: to })}
        />
      </DirectionProvider>
    </fieldset>
  );
});
