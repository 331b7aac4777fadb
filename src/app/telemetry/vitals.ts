import type { TelemetryReport } from '@/contract/telemetry-report';

type Vitals = NonNullable<TelemetryReport['vitals']>;
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number };

/**
 * Measures the Web Vitals of the page, also what came before (https://web.dev/articles/vitals). Returns what is known by
 * now: a browser that cannot measure one of them leaves it out.
 */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const pending: (() => void)[] = [];
  const watch = (type: string, take: (entry: Entry) => void): boolean => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return false;
    const takeAll = (entries: PerformanceEntryList) => {
      for (const entry of entries) take(entry as Entry); // of this type
    };
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit); // TypeScript does not know the last one
    pending.push(() => takeAll(observer.takeRecords()));
    return true;
  };

  const showLargest = ({ startTime }: Entry) => {
    vitals.lcp = Math.round(startTime);
  };
  if (!document.hidden) watch('largest-contentful-paint', showLargest); // in the background nothing is painted

  // The worst burst of shifts: less than 1 s between two, and 5 s in all.
  const burst = { sum: 0, first: 0, last: 0 };
  const shifts = watch('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (burst.sum === 0 || startTime - burst.last >= 1_000 || startTime - burst.first >= 5_000)
      Object.assign(burst, { sum: 0, first: startTime });
    burst.sum += value;
    burst.last = startTime;
    vitals.cls = Math.max(vitals.cls ?? 0, Math.round(burst.sum * 1_000) / 1_000);
  });
  if (shifts) vitals.cls ??= 0;

  // The slowest answer to a tap or a key, without one of each fifty.
  const slowest = new Map<number, number>();
  watch('event', ({ interactionId, duration }) => {
    if (!interactionId) return;
    slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
    const sorted = [...slowest.values()].sort((one, other) => other - one);
    const { interactionCount = sorted.length } = performance as { interactionCount?: number }; // Chrome alone has it
    vitals.inp = Math.round(sorted[Math.min(sorted.length - 1, Math.floor(interactionCount / 50))] ?? 0);
  });

  return () => {
    for (const take of pending) take();
    return vitals;
  };
}
