/**
 * The day (YYYY-MM-DD) of a wire date with or without a time. Undefined for what is no day of the calendar: no 31st of
 * April, no 29th of February outside of leap years.
 */
export function calendarDay(date: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(date) ?? [];
  // The 31st of February is a day of March to a Date.
  return day && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : undefined;
}
