/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { operatorStyle } from './style';

interface LayoutProps {
  title: string;
  /** Reloads the page after so many seconds. */
  reload?: number;
  /** For a page that shows inside another one. */
  framed?: boolean;
  children?: Child;
}

export function Layout({ title, reload, framed, children }: LayoutProps) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {reload && <meta http-equiv="refresh" content={String(reload)} />}
          <title>{title}</title>
          <link rel="icon" href="data:," />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and escaping would break it */}
          <style dangerouslySetInnerHTML={{ __html: operatorStyle }} />
        </head>
        <body class={framed ? 'framed' : undefined}>{children}</body>
      </html>
    </>
  );
}

/** The merchant's logo, or its first letter on the brand colour. */
export function Logo({ merchant }: { merchant: SandboxMerchant }) {
  if (!merchant.logo) {
    return (
      <span class="logo" style={`background:${merchant.primary}`}>
        {merchant.name.charAt(0)}
      </span>
    );
  }
  return <img class="logo" src={merchant.logo} alt="" width="48" height="48" />;
}
