import { sha256 } from './site-file';

/** Of so many contents the answer is kept. A mall has a handful of files. */
const mostKept = 50;

/** Looks at the same bytes only once in a process, because the studio checks a mall's files at every keystroke. */
export function lookedOnce<Found>(
  look: (bytes: Buffer) => Promise<Found>,
): (bytes: Buffer) => Promise<Found> {
  const known = new Map<string, Promise<Found>>();
  return (bytes) => {
    const name = sha256(bytes);
    const found = known.get(name) ?? look(bytes);
    known.delete(name);
    known.set(name, found); // whoever has waited longest is first
    found.catch(() => known.delete(name));
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
