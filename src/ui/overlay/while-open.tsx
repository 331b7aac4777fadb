import { memo, type ReactNode } from 'react';

interface WhileOpenProps {
  opened: boolean;
  children: ReactNode;
}

/**
 * What a sheet or dialog holds. While it closes, it stays as it was: nothing in it jumps to a new choice, and the frame
 * that answers the tap renders no more than what changes behind it.
 */
export const WhileOpen = memo(
  ({ children }: WhileOpenProps) => children,
  (_before, { opened }) => !opened,
);
