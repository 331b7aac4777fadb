import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { RangeField } from '@/ui/form/range-field';
import { filterLimits, type Range } from './browsing';
import { noLimitWords } from './range-words';

interface FilterRangeProps {
  label: string;
  value: Range;
  format: (value: number) => string;
  onChange: (value: Range) => void;
}

/** A range from 0 to 2000, step 1. At its upper end it has no limit. */
export function FilterRange({ label, value, format, onChange }: FilterRangeProps) {
  const texts = textsOf(redeemTexts);
  return (
    <RangeField
      {...filterLimits}
      label={label}
      fromLabel={fill(texts.from, { range: label })}
      toLabel={fill(texts.to, { range: label })}
      value={value}
      format={format}
      endless={noLimitWords()}
      onChange={onChange}
    />
  );
}
