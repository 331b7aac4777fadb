/** A value of this tab's sessionStorage, or undefined if there is none or storage is blocked. */
export function readTabValue(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for this tab; undefined removes it. Returns whether that was possible. */
export function writeTabValue(name: string, value: string | undefined): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
