import { formatPoints } from '@/lib/points';
import { defaultPointsUnit } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';
import { Figure, type FigureProps } from '@/ui/text/figure';

interface PointsProps extends Pick<FigureProps, 'size' | 'struck'> {
  /** Points. A missing value shows as 0. */
  value: number | undefined;
  /** Replaces the short name that was stored at login, for screens that know a newer one. */
  unit?: string | undefined;
}

/** Points with the merchant's name for them. Struck through, they have no name. */
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
