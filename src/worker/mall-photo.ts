import type { pictureKeeper } from './picture-cache';

interface Keeping {
  openPictures: () => Promise<Cache>;
  keepPicture: ReturnType<typeof pictureKeeper>;
  /** Keeps the service worker alive until then. */
  waitUntil: (kept: Promise<void>) => void;
  fetchPhoto?: typeof fetch;
}

/** The mall's photo, loaded once. Nothing asks to keep it: what was shown is kept. */
export async function photoAnswer(
  request: Request,
  { openPictures, keepPicture, waitUntil, fetchPhoto = fetch }: Keeping,
): Promise<Response> {
  const kept = await (await openPictures()).match(request.url);
  if (kept) return kept;
  const answer = await fetchPhoto(request);
  const copy = answer.clone();
  waitUntil(keepPicture(request.url, async () => copy));
  return answer;
}
