import type { ReactNode } from 'react';
import { Screen } from '@/ui/navigation/screen';
import { ScreenHeader } from '@/ui/navigation/screen-header';
import '@/ui/shared.css';
import { DocumentTitle } from './document-title';

interface PageProps {
  /** Heading and document title. */
  title: string;
  /** Shows a back arrow before the title. */
  onBack?: (() => void) | undefined;
  /** A small picture before the title. */
  mark?: ReactNode;
  /** Icon buttons and links at the right of the title. */
  actions?: ReactNode;
  /** A quiet line under the title. */
  subtitle?: ReactNode;
  /** A full-width row of the header: a balance, a search field. */
  toolbar?: ReactNode;
  /** The primary action of a long page, in reach of the thumb. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A screen with its header, its one heading and its document title. */
export function Page({ title, onBack, mark, actions, subtitle, toolbar, foot, children }: PageProps) {
  return (
    <Screen
      header={
        <ScreenHeader title={title} onBack={onBack} mark={mark} actions={actions} subtitle={subtitle}>
          {toolbar}
        </ScreenHeader>
      }
      foot={foot}
    >
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </Screen>
  );
}
