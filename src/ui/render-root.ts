import type { ReactNode } from 'react';

export interface RootProps {
  className: string | undefined;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  title?: string | undefined;
}

/** Lets a caller put its own link in a component's place: `(props) => <Link to="/redeem" {...props} />`. */
export type RenderRoot = (props: RootProps) => ReactNode;
