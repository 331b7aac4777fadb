import { pause } from '@/lib/pause';

/**
 * Loads a part that is needed sooner or later. If it cannot be fetched, it is fetched again: after `wait` ms, then after
 * twice as long each time, and as soon as the network is back.
 */
export async function loadUntilThere<Part>(load: () => Promise<Part>, wait = 5_000): Promise<Part> {
  try {
    return await load();
  } catch {
    await Promise.race([pause(wait), networkBack()]);
    return loadUntilThere(load, wait * 2);
  }
}

function networkBack(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
