import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { JsonSchema } from './json-schema';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The page to read the document, and the files beside it. It opens from a file and fetches nothing. */
export async function readerPage(document: JsonSchema): Promise<Record<string, string>> {
  const read = (name: string) => readFile(join(viewer, name), 'utf8');
  const withoutMap = (text: string) => text.replace(/\n?\/[/*]# sourceMappingURL=\S+(?: \*\/)?\s*$/, '\n');
  return {
    'index.html': pageOf(document),
    'swagger-ui-bundle.js': withoutMap(await read('swagger-ui-bundle.js')),
    'swagger-ui.css': withoutMap(await read('swagger-ui.css')),
    'swagger-ui-LICENSE.txt': `${await read('LICENSE')}\n${await read('NOTICE')}\n${await read('swagger-ui-bundle.js.LICENSE.txt')}`,
  };
}

function pageOf(document: JsonSchema): string {
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the loyalty app asks a backend</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<div id="document"></div>
<script src="swagger-ui-bundle.js"></script>
<script type="application/json" id="spec">${json}</script>
<script>
SwaggerUIBundle({
  spec: JSON.parse(document.getElementById('spec').textContent),
  dom_id: '#document',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
</script>
</body>
</html>
`;
}
