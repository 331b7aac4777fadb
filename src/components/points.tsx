import { formatPoints } from '@/lib/points';
import { defaultPointsUnit } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';
import { Figure, type FigureProps } from '@/ui/figure';

interface PointsProps extends Pick<FigureProps, 'size' | 'struck'> {
  /** Points; where there is none, 0 shows. */
  value: number | undefined;
  /** Instead of the short name that was stored at login: a screen may know the name of today. */
  unit?: string | undefined;
}

/** Points with the merchant's name for them; struck through, they stand without it. */
export function Points({ value, unit, ...look }: PointsProps) {
  return (
    <Figure {...look} unit={look.struck ? undefined : unit || pointsUnit()}>
      {formatPoints(value)}
    </Figure>
  );
}

/** The short name of the merchant's points. */
export function pointsUnit(): string {
  return readStored('pointShortName') ?? defaultPointsUnit;
}
