/** An id of the wire. '' and '0' stand for none. */
export function knownId(id: string): string | undefined {
  return id === '' || id === '0' ? undefined : id;
}
