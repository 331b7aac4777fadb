import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportedRoutes } from '@/contract/reported-routes.gen';
import { funnelSteps, type TelemetryReport, telemetryReport } from '@/contract/telemetry-report';
import { routeTree } from '@/routeTree.gen';
import { noteStep, takeSteps } from '@/session/steps';
import { CallError } from '@/transport/call-error';
import { logInAsCustomer } from '../../../tests/setup/session';
import { startTelemetry } from './telemetry';

const url = 'https://metrics.mall.example/app';

/** What the browser has measured. It does not tell what it cannot measure. */
let measured: Partial<Record<'LCP' | 'INP' | 'CLS', number[]>>;
let over: AbortController;

vi.mock('@/session/steps', { spy: true });
vi.mock('web-vitals', () => {
  const watch = (name: keyof typeof measured) => (report: (metric: { value: number }) => void) => {
    for (const value of measured[name] ?? []) report({ value });
  };
  return { onLCP: watch('LCP'), onINP: watch('INP'), onCLS: watch('CLS') };
});

beforeEach(() => {
  measured = { CLS: [0] };
  over = new AbortController();
  vi.stubGlobal(
    'Request',
    class {
      keepalive() {}
    },
  ); // happy-dom's has none
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'querySelector').mockReturnValue({
    src: '/assets/main-AbC_12-x.js',
  } as HTMLScriptElement);
});
afterEach(() => {
  over.abort();
  for (const name of ['connection', 'globalPrivacyControl', 'sendBeacon'])
    Reflect.deleteProperty(navigator, name);
});

/** A page that opened at an address, and what it has sent. */
function open(sample = 1, fullPath = '/product/$id') {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', send);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createMemoryHistory({ initialEntries: ['/product/4711?from=9876500001'] });
  const router = createRouter({ routeTree, history, context: { queryClient } });
  router.state.matches.push({ fullPath } as never); // what it has once the screen shows
  startTelemetry({ url, sample }, router, over.signal);
  const reports = (): TelemetryReport[] => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  return { send, reports, leave, queryClient, router };
}

const fail = () => {
  window.dispatchEvent(
    new ErrorEvent('error', { error: new Error('Secret of 98765 00001'), message: 'Secret' }),
  );
};

describe('telemetry', () => {
  it('tells the vitals once, with the pattern of the address and the release, and nothing else', () => {
    measured = { LCP: [900.4, 1840.6], INP: [104], CLS: [0.1, 0.15004] };
    const { send, reports, leave } = open();
    leave();
    leave();
    expect(reports()).toEqual([
      { release: 'AbC_12-x', route: '/product/$id', vitals: { lcp: 1841, inp: 104, cls: 0.15 } },
    ]);
    expect(telemetryReport.safeParse(reports()[0]).success).toBe(true);
    expect(send.mock.calls[0]).toEqual([
      url,
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        mode: 'no-cors',
        body: expect.any(String),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    ]);
    expect(send.mock.calls[0]?.[1].headers).toBeUndefined(); // a text goes as text/plain
  });

  it('tells each step once a page, the login among them, also when nothing else is to be told', async () => {
    measured = {};
    const { reports, leave, router } = open();
    takeSteps(); // of the tests before
    noteStep('otpAsked');
    noteStep('otpAsked');
    leave();
    noteStep('otpAsked');
    noteStep('otpVerified');
    leave();
    leave();
    expect(reports().map(({ steps }) => steps)).toEqual([['otpAsked'], ['otpVerified']]);
    router.state.matches.push({ fullPath: '/login' } as never);
    router.emit({ type: 'onResolved' } as never);
    leave();
    expect(reports().at(-1)?.steps).toEqual(['door']);
  });

  it('notes the login of a page that opens with it', () => {
    vi.mocked(noteStep).mockClear();
    open();
    expect(noteStep).not.toHaveBeenCalled();
    open(1, '/login');
    expect(vi.mocked(noteStep).mock.calls).toEqual([['door']]);
  });

  it('a report with everything has at most 2,048 bytes, and names each step at most once', () => {
    const [longest = '/'] = [...reportedRoutes].sort((one, other) => other.length - one.length);
    const errors = Array.from({ length: 10 }, () => ({ code: 'malformed', route: longest }));
    const vitals = { lcp: 600_000, inp: 600_000, cls: 1_000 };
    const report = { release: 'AbC_12-x', route: longest, vitals, errors, steps: [...funnelSteps] };
    expect(telemetryReport.safeParse(report).success).toBe(true);
    expect(JSON.stringify(report).length).toBeLessThanOrEqual(2_048);
    expect(telemetryReport.safeParse({ ...report, steps: ['door', 'door'] }).success).toBe(false);
    expect(telemetryReport.safeParse({ ...report, steps: ['98765'] }).success).toBe(false);
  });

  it('leaves out what the browser cannot measure', () => {
    measured = { CLS: [0] };
    const { reports, leave } = open();
    leave();
    expect(reports()[0]?.vitals).toEqual({ cls: 0 });
  });

  it('waits with the vitals until there are some', () => {
    measured = {};
    const { send, leave } = open();
    leave();
    expect(send).not.toHaveBeenCalled();
  });

  it('tells errors by their codes alone, and ten at most', async () => {
    const { reports, leave, queryClient, router } = open();
    leave();
    fail();
    window.dispatchEvent(new Event('unhandledrejection'));
    window.dispatchEvent(new Event('vite:preloadError'));
    router.options.defaultOnCatch?.(new Error('Secret'), { componentStack: '' });
    for (const kind of ['timeout', 'malformed', 'offline'] as const) {
      const queryFn = () => Promise.reject(new CallError({ kind }, '/getCart'));
      await queryClient.fetchQuery({ queryKey: [kind], queryFn }).catch(() => undefined);
    }
    leave();
    const codes = ['script', 'promise', 'chunk', 'crash', 'timeout', 'malformed'];
    const route = '/product/$id';
    expect(reports()[1]).toEqual({
      release: 'AbC_12-x',
      route,
      errors: codes.map((code) => ({ code, route })),
    });
    expect(telemetryReport.safeParse(reports()[1]).success).toBe(true);
    for (let times = 0; times < 20; times += 1) fail();
    leave();
    leave();
    expect(reports().map(({ errors }) => errors?.length)).toEqual([undefined, 6, 4]);
  });

  it.each<[string, () => void]>([
    ['once a logout was confirmed', () => over.abort()],
    ['once somebody logged out in another tab', () => localStorage.clear()],
  ])('sends nothing %s', (_when, happens) => {
    logInAsCustomer();
    const { send, leave } = open();
    fail();
    happens();
    leave();
    fail();
    leave();
    expect(send).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['with data saving', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['with Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
    ['after a logout that came before its code', () => over.abort()],
  ])('is off %s', (_what, set) => {
    set();
    const { send, leave } = open();
    leave();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [0.5, 0],
    [0.51, 1],
  ])('with a sample of %d and a draw of 0.5 sends %i reports', (sample, count) => {
    const { send, leave } = open(sample);
    leave();
    expect(send).toHaveBeenCalledTimes(count);
  });

  it('goes as a beacon where fetch cannot outlive the page', () => {
    vi.stubGlobal('Request', class {});
    const sendBeacon = vi.fn();
    Object.assign(navigator, { sendBeacon });
    const { send, leave } = open();
    leave();
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(url, expect.stringContaining('"/product/$id"'));
    expect(send).not.toHaveBeenCalled();
  });
});

it('the routes that a report may name are those of the app', () => {
  const router = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
  const paths = Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, '$1'));
  expect([...new Set(paths)].sort()).toEqual([...reportedRoutes].sort());
});
