import type { Finding, Report, Result } from './report';

const words: Record<Result, string> = {
  fits: 'Fits',
  tolerated: 'Tolerated',
  broken: 'Broken',
  notTried: 'Not tried',
};

/** The report as one HTML file that fetches nothing. */
export function reportPage(report: Report): string {
  const { url, merchant, summary, calls, journeys } = report;
  const counts = (Object.keys(words) as Result[]) // of a table with these keys
    .map((result) => `<li class="${result}"><b>${summary[result]}</b> ${words[result]}</li>`)
    .join('');
  const sections = calls.map(({ call, result, why, findings, ms }) => {
    const time = 'median' in ms ? ` <small>${ms.median} ms, at most ${ms.slowest} ms</small>` : '';
    const reason = why ? `<p>${escaped(why)}</p>` : '';
    return `<section><h3 class="${result}">${call} <span>${words[result]}</span>${time}</h3>${reason}${findings.map(findingOf).join('')}</section>`;
  });
  const walked = journeys.map(
    ({ name, result, steps }) =>
      `<section><h3 class="${result}">${escaped(name)} <span>${words[result]}</span></h3><p>${steps
        .map((step) => `${step.call} <small>${words[step.result].toLowerCase()}</small>`)
        .join(' → ')}</p>${steps.flatMap((step) => step.findings.map(findingOf)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>Backend of mall ${escaped(merchant)}</title>
<style>${style}</style>
</head>
<body>
<h1>Backend of mall ${escaped(merchant)}</h1>
<p>${escaped(url)}</p>
<ul class="counts">${counts}</ul>
<h2>Journeys</h2>
${walked.join('\n')}
<h2>Calls</h2>
${sections.join('\n')}
</body>
</html>
`;
}

function findingOf({ severity, field, expected, came, shopper, spec, curl }: Finding): string {
  const rows = [
    ['Came', came],
    ['Expected', expected],
    ['A shopper sees', shopper],
    ['In the document', spec],
  ].filter(([, text]) => text);
  const list = rows.map(([name = '', text = '']) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`).join('');
  return `<article class="${severity}"><h4>${escaped(field)} <span>${severity}</span></h4><dl>${list}</dl><pre>${escaped(curl)}</pre></article>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1f24; }
h3 { margin: 1.5rem 0 0.25rem; font-size: 1.05rem; }
h4 { margin: 0; }
span, small { font-weight: normal; color: #57606a; }
.counts { display: flex; gap: 1.5rem; list-style: none; padding: 0; }
.broken, .broken span { color: #b3261e; }
article { border-left: 4px solid #8c959f; padding: 0.25rem 1rem; margin: 0.5rem 0; color: #1b1f24; }
article.broken { border-color: #b3261e; }
article.tolerated { border-color: #9a6700; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.25rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { background: #f6f8fa; padding: 0.5rem; overflow: auto; }
`;
