import { alignedTable } from './tables';

export interface Load {
  /** Requests each second. */
  rate: number;
  /** Of all requests, 99 % took at most so many ms. */
  p99: number;
  /** How much of its processor the server took for a request, in µs. Missing where the system does not tell. */
  cost?: number;
}

export interface ServingRound {
  what: 'page' | 'script';
  nginx: Load;
  serve: Load;
}

/** What wrk prints. Throws for answers that are not the file. */
export function readLoad(text: string): Load {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  if (!rate || !value || /Non-2xx|Socket errors/.test(text)) throw new Error(`The load went wrong:\n${text}`);
  return { rate: Number(rate), p99: Number(value) * ({ us: 0.001, ms: 1 }[unit] ?? 1_000) };
}

/** The least share of nginx's rate, and the longest p99: as a multiple of nginx's, or in ms. */
const wanted = { share: 0.35, times: 4, ms: 10 };

export function servingTable(measured: readonly ServingRound[]): string {
  const rows = (['page', 'script'] as const).map((what) => {
    const own = measured.filter((round) => round.what === what);
    const share = median(own.map(({ nginx, serve }) => serve.rate / nginx.rate));
    // On a busy machine the load is too small for either. What a request costs is the same on every machine.
    const byCost = median(own.map(({ nginx, serve }) => (nginx.cost ?? 1) / (serve.cost ?? 1)));
    const [late, nginxLate] = [
      median(own.map(({ serve }) => serve.p99)),
      median(own.map(({ nginx }) => nginx.p99)),
    ];
    const isFast = Math.min(share, byCost) >= wanted.share;
    const isPrompt = late <= Math.max(wanted.ms, wanted.times * nginxLate);
    return [
      what,
      median(own.map(({ nginx }) => nginx.rate)).toFixed(0),
      median(own.map(({ serve }) => serve.rate)).toFixed(0),
      share.toFixed(2),
      byCost.toFixed(2),
      `${nginxLate.toFixed(1)} ms`,
      `${late.toFixed(1)} ms`,
      isFast && isPrompt ? '✔' : '✘',
    ] as const;
  });
  const title = `Serving from one processor, median of ${measured.length / 2} rounds in turns. Wanted: ${wanted.share} of nginx, p99 at most ${wanted.times} times nginx's or ${wanted.ms} ms`;
  return alignedTable(title, [
    ['', 'nginx /s', 'serve /s', 'share', 'by cost', 'nginx p99', 'serve p99', ''],
    ...rows,
  ]);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
