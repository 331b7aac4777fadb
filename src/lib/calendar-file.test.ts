import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'visit-VB1001@mall.example',
  made: new Date('2026-11-20T10:00:00.123Z'),
  when: { start: new Date('2026-11-21T04:30:00Z'), end: new Date('2026-11-21T06:30:00Z') },
  title: 'Visit to Northgate Mall',
  place: 'Northgate Mall',
  notes: 'Booking ID: VB1001',
};

const fileOf = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile('Test Rewards', { ...entry, ...changes });
const linesOf = (file: string) => file.split('\r\n');
/** The content lines as a calendar puts them together again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('holds one entry, line by line', () => {
    expect(fileOf()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Test Rewards//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:visit-VB1001@mall.example',
        'DTSTAMP:20261120T100000Z',
        'DTSTART:20261121T043000Z',
        'DTEND:20261121T063000Z',
        'SUMMARY:Visit to Northgate Mall',
        'LOCATION:Northgate Mall',
        'DESCRIPTION:Booking ID: VB1001',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('has no place where there is none', () => {
    const { place: _, ...nowhere } = entry;
    const withPlace = linesOf(fileOf()).filter((line) => !line.startsWith('LOCATION'));
    expect(linesOf(calendarFile('Test Rewards', nowhere))).toEqual(withPlace);
  });

  it.each([
    ['2026-11-21', '20261121', '20261122'],
    ['2026-11-30', '20261130', '20261201'],
    ['2026-12-31', '20261231', '20270101'],
    ['2028-02-28', '20280228', '20280229'],
    ['2028-02-29', '20280229', '20280301'],
  ])('of the whole day %s ends on the next one, and leaves the day free', (day, start, end) => {
    const lines = linesOf(fileOf({ when: { day } }));
    expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${end}`);
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(fileOf()).not.toContain('TRANSP');
  });

  it('escapes what has a meaning in a value, and drops control characters', () => {
    const lines = unfolded(
      fileOf({ title: 'A, B; C\\D: "E"', notes: 'One\nTwo\r\nThree\rFour\u0000\u0007\tFive' }),
    );
    expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D: "E"');
    expect(lines).toContain('DESCRIPTION:One\\nTwo\\nThree\\nFourFive');
  });

  it('lets no text end its line', () => {
    const file = fileOf({ title: 'x\r\nEND:VCALENDAR', uid: 'a\nATTACH:http://evil.example' });
    expect(unfolded(file).filter((line) => line.startsWith('END:VCALENDAR'))).toHaveLength(1);
    expect(unfolded(file).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });

  describe('folds lines', () => {
    const bytes = (line: string) => new TextEncoder().encode(line).length;

    it('of more than 75 bytes, and no others', () => {
      const title = (length: number) => linesOf(fileOf({ title: 'x'.repeat(length - 'SUMMARY:'.length) }));
      expect(title(75)).toHaveLength(linesOf(fileOf()).length);
      const lines = title(76);
      expect(lines).toHaveLength(linesOf(fileOf()).length + 1);
      expect(lines[lines.indexOf(' x') - 1]).toBe(`SUMMARY:${'x'.repeat(67)}`);
    });

    it.each(['x', 'é', 'अ', '🎉', 'a🎉é,'])('of %j at 75 bytes at most, and between characters', (part) => {
      const notes = part.repeat(200);
      const file = fileOf({ notes });
      expect(Math.max(...linesOf(file).map(bytes))).toBeLessThanOrEqual(75);
      expect(Math.max(...linesOf(file).map(bytes))).toBeGreaterThan(70);
      expect(file).not.toContain('\ufffd');
      expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file);
      expect(unfolded(file)).toContain(`DESCRIPTION:${notes.replaceAll(',', '\\,')}`);
    });
  });
});
