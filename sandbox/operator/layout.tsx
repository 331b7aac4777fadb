/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { SandboxMerchant } from '../noun/sandbox-merchant';

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

/** The operator page's style sheet. It is inline, so that the page is complete in one answer. */
const operatorStyle = `
:root { color-scheme: light; --ink: #1d2330; --quiet: #626b7c; --line: #e3e6ec; --page: #f5f6f9; --accent: #2f5fd0; }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
body.framed { background: #fff; }
.wrap { max-width: 1160px; margin: 0 auto; padding: 32px 24px 64px; }
header { display: flex; gap: 16px; align-items: center; margin-bottom: 24px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 16px; margin: 32px 0 12px; }
p { margin: 0; }
.quiet { color: var(--quiet); }
.written { white-space: pre-line; }
a { color: var(--accent); text-underline-offset: 3px; }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
.card { background: #fff; border: 1px solid var(--line); border-radius: 16px; padding: 20px; }
.mall { display: grid; gap: 14px; align-content: start; border-top: 4px solid var(--brand, var(--line)); }
.mall-head { display: flex; gap: 14px; align-items: center; }
.mall-head strong { display: block; font-size: 16px; }
.logo { width: 48px; height: 48px; border-radius: 12px; flex: none; object-fit: contain; display: grid; place-items: center; color: #fff; font-weight: 700; font-size: 20px; }
.row { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; }
.badge { font-size: 12px; font-weight: 600; border-radius: 999px; padding: 2px 10px; background: #fff3e0; color: #8a4b00; }
.button, button { font: inherit; font-weight: 600; border: 1px solid var(--line); background: #fff; color: var(--ink); border-radius: 10px; padding: 8px 14px; cursor: pointer; text-decoration: none; min-height: 40px; }
.button:hover, button:hover { border-color: #b9c0cd; }
.main { background: var(--ink); border-color: var(--ink); color: #fff; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
input[type=text], select { font: inherit; border: 1px solid var(--line); border-radius: 10px; padding: 8px 10px; min-height: 40px; background: #fff; color: inherit; }
.fields { display: grid; gap: 10px 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.switch { display: flex; gap: 10px; align-items: center; min-height: 40px; font-size: 14px; }
.switch input { width: 18px; height: 18px; accent-color: var(--accent); flex: none; }
.field { display: grid; gap: 4px; font-size: 13px; color: var(--quiet); }
.field input, .field select { font-size: 15px; color: var(--ink); width: 100%; }
.wide { grid-column: 1 / -1; }
.actions { margin-top: 16px; display: flex; gap: 12px; flex-wrap: wrap; }
.note { background: #e9f5ec; color: #1d5b31; border-radius: 12px; padding: 10px 14px; margin-bottom: 16px; }
.note.bad { background: #fdecec; color: #8c1d1d; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-size: 12px; font-weight: 600; color: var(--quiet); padding: 0 10px 8px 0; }
td { padding: 10px 10px 10px 0; border-top: 1px solid var(--line); vertical-align: middle; }
.scroll { overflow-x: auto; }
.scroll td { white-space: nowrap; }
.scroll .row { flex-wrap: nowrap; gap: 8px; }
.scroll button { padding: 6px 10px; font-size: 14px; }
iframe { width: 100%; height: 320px; border: 1px solid var(--line); border-radius: 16px; background: #fff; }
.sms { list-style: none; margin: 0; padding: 0 20px; }
.sms li { padding: 14px 0; border-top: 1px solid var(--line); }
.sms li:first-child { border-top: 0; }
.sms .meta { font-size: 13px; color: var(--quiet); display: flex; gap: 12px; flex-wrap: wrap; }
.empty { padding: 32px; text-align: center; color: var(--quiet); }
`;
