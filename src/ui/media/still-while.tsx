import { memo, type ReactNode } from 'react';

interface StillWhileProps {
  still: boolean;
  children: ReactNode;
}

/**
 * Content that stays as it was while it is on its way out: a sheet that closes, a tab whose successor is being rendered.
 * Nothing in it jumps, and the frame that answers the tap renders no more than what changes around it.
 */
export const StillWhile = memo(
  ({ children }: StillWhileProps) => children,
  (_before, { still }) => still,
);
