const offsetOfIndia = 19_800_000; // ms

/**
 * The day (YYYY-MM-DD) of a wire date with or without a time. With a zone, it is the day in India. Undefined for a day
 * that is not in the calendar, such as the 31st of April, or the 29th of February in most years.
 */
export function calendarDay(date: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(date) ?? [];
  // A Date would turn the 31st of February into a day of March.
  if (!day || !new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)) return undefined;
  const moment = zonedMoment(date);
  const inIndia = moment === undefined ? day : new Date(moment + offsetOfIndia).toJSON();
  // The last hours of 9999, which stand for never, would be in a year of five digits.
  return /^\d{4}-.{5}/.exec(inIndia)?.[0] ?? day;
}

/** The same for a day on which something begins or ends. The zero dates of databases, such as '0000-00-00', are none. */
export function limitDay(date: string): string | undefined {
  return /^[1-9]/.test(date) ? calendarDay(date) : undefined;
}

/** The moment (ms) of a time that names its zone: `Z`, `+05:30`, `+0530` or `+05`. Undefined for any other text. */
export function zonedMoment(text: string): number | undefined {
  const [, day, time, hours, minutes = '00'] =
    /^(.{10})[ T](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)? ?(?:Z|([+-]\d\d):?(\d\d)?)$/i.exec(text) ?? [];
  return Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`) || undefined;
}
