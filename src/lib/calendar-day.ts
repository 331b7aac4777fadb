/**
 * The day (YYYY-MM-DD) of a wire date with or without a time. Undefined for a day that is not in the calendar, such as
 * the 31st of April, or the 29th of February in most years.
 */
export function calendarDay(date: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(date) ?? [];
  // A Date would turn the 31st of February into a day of March.
  return day && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : undefined;
}
