import type { CallReport, Finding, JourneyReport, Report } from './report';

/** The report in the XML of JUnit, one test for each call and journey. */
export function junitXml({ url, merchant, calls, journeys }: Report): string {
  const cases = [...calls.map(caseOf), ...journeys.map(journeyCase)];
  const failures = cases.filter(({ broken }) => broken).length;
  const skipped = cases.filter(({ skipped: each }) => each).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="backend ${attribute(url)}, mall ${attribute(merchant)}" ${counts}>
${cases.map(({ xml }) => xml).join('\n')}
</testsuite>
</testsuites>
`;
}

function caseOf({ call, result, why = '', findings, ms }: CallReport) {
  const seconds = 'median' in ms ? ms.median / 1000 : 0;
  return testCase({ group: 'calls', name: call, result, why, findings, seconds });
}

function journeyCase({ name, result, steps }: JourneyReport) {
  const why = steps.find((step) => step.result === 'notTried')?.why ?? '';
  const findings = steps.flatMap((step) => step.findings);
  const broken = steps.filter((step) => step.result === 'broken').map(({ call }) => call);
  return testCase({ group: 'journeys', name, result, why, findings, seconds: 0, broken });
}

interface Case extends Pick<CallReport, 'result' | 'findings'> {
  group: string;
  name: string;
  why: string;
  seconds: number;
  /** The calls that break it. */
  broken?: readonly string[];
}

function testCase({ group, name, result, why, findings, seconds, broken: calls = [] }: Case) {
  const [broken, others] = [
    findings.filter(({ severity }) => severity === 'broken'),
    findings.filter(({ severity }) => severity !== 'broken'),
  ];
  const inner = [
    ...(result === 'notTried' ? [`<skipped message="${attribute(why)}"/>`] : []),
    ...broken.map(
      (each) => `<failure message="${attribute(lineOf(each))}">${content(linesOf(each))}</failure>`,
    ),
    ...(calls.length > 0 ? [`<failure message="${attribute(`Broken: ${calls.join(', ')}`)}"/>`] : []),
    ...(others.length > 0 ? [`<system-out>${content(others.map(linesOf).join('\n\n'))}</system-out>`] : []),
  ];
  const open = `<testcase classname="${group}" name="${attribute(name)}" time="${seconds}"`;
  const xml = inner.length > 0 ? `${open}>${inner.join('')}</testcase>` : `${open}/>`;
  return { xml, broken: result === 'broken', skipped: result === 'notTried' };
}

function lineOf({ field, came, expected }: Finding): string {
  return `${field}: ${came}. Expected: ${expected}.`;
}

function linesOf(finding: Finding): string {
  const { severity, shopper, spec } = finding;
  return [`${severity} ${lineOf(finding)}`, ...(shopper ? [`A shopper sees: ${shopper}`] : []), spec].join(
    '\n',
  );
}

function content(text: string): string {
  // XML has no way to write control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return plain.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function attribute(text: string): string {
  return content(text).replace(/["\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
