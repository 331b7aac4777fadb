const indianDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in India as YYYY-MM-DD, because the malls are there, wherever the sandbox runs. */
export function dayOf(at: Date): string {
  return indianDay.format(at);
}

/** Midnight in India at the start of a day, or of the day so many days later. */
export function startOfDay(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + later * 86_400_000);
}

/** The same day so many months later or earlier, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export function monthLabel(day: string): string {
  return monthName.format(new Date(`${day}T00:00:00Z`));
}

const indianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  timeStyle: 'medium',
});

/** `2026-11-22 10:30 UTC`, for the operator. */
export function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** The time in India as YYYY-MM-DD HH:mm:ss. */
export function dayTimeOf(at: Date): string {
  return `${dayOf(at)} ${indianTime.format(at)}`;
}
