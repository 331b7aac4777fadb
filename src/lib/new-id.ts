/** An id that nothing else in this browser has. Pages without https have no `randomUUID`. */
export function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
