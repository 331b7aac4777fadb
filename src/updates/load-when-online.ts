/**
 * Loads a part that the app can work without for now. If it cannot be fetched offline, it is fetched when the network
 * is back.
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await networkBack();
    return loadWhenOnline(load);
  }
}

export function networkBack(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
