import type { Brand } from '@/brand/brand';
import { contentSecurityPolicy } from '../../build/brand/content-security';
import { elementIds, type PreviewFacts, previewFolder } from './facts';

export const pageFiles = {
  script: `${previewFolder}/preview.js`,
  style: `${previewFolder}/preview.css`,
  /** The script that stands in the page of a real site. */
  start: `${previewFolder}/start.js`,
} as const;

/** The page of a draft as that of a preview. Throws where the page has not the shape that it knows. */
export function previewPage(page: string, brand: Brand, inlineScript: string, facts: PreviewFacts): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  const charset = '<meta charset="utf-8">';
  const changes: [string, string][] = [
    [
      charset,
      `${charset}
<meta http-equiv="Content-Security-Policy" content="${policyOf(brand)}">
<meta name="robots" content="noindex, nofollow">
<link rel="stylesheet" href="/${pageFiles.style}">
<script type="application/json" id="${elementIds.facts}">${json}</script>
<script src="/${pageFiles.script}"></script>`,
    ],
    ['<link rel="manifest" href="/manifest.webmanifest">\n', ''],
    [
      '<body>',
      `<body>\n<aside id="${elementIds.bar}" aria-label="Preview"><div><b>Preview</b></div></aside>`,
    ],
    [`<script>${inlineScript}</script>`, `<script src="/${pageFiles.start}"></script>`],
  ];
  return changes.reduce((html, [from, to]) => {
    if (html.split(from).length !== 2) throw new Error(`A site's page has no single ${from.slice(0, 60)}`);
    return html.replace(from, () => to);
  }, page);
}

/** That of the site, with scripts as files alone. No address is foreign. */
function policyOf(brand: Brand): string {
  return contentSecurityPolicy(brand, [], '')
    .replace(/ 'sha256-[^']*'/, '')
    .replace("manifest-src 'self'", "manifest-src 'none'");
}
