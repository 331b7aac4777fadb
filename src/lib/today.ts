/** The device's date as YYYY-MM-DD: 'today' is what the shopper's phone says. Without dayjs, for the first load. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
