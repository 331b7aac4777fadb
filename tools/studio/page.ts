import type { StudioStart } from './wire';

/** The studio's page. Everything that it shows comes from its script. */
export function studioPage(start: StudioStart): string {
  const json = JSON.stringify(start).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/studio/studio.css">
</head>
<body>
<div id="studio"></div>
<script type="application/json" id="start">${json}</script>
<script type="module" src="/studio/studio.js"></script>
</body>
</html>
`;
}
