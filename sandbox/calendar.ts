const indianDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in India as YYYY-MM-DD: the malls' own calendar, wherever the sandbox runs. */
export function dayOf(at: Date): string {
  return indianDay.format(at);
}
