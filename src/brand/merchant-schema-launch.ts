import { z } from 'zod';
import { line, named } from './merchant-schema-fields';

const day = z.iso.date({
  error: 'must be a day of the calendar as YYYY-MM-DD, such as 2026-12-24',
  abort: true, // the order of two days needs both
});

/** `launch` of a merchant's config: a banner of the mall around its opening (docs/product/dashboard.md#launch-day). */
export const launch = z
  .strictObject({
    from: day.meta(named('First day', 'By the date of the phone')),
    until: day.meta(named('Last day', 'The banner still shows on it')),
    text: line(120).meta(
      named('Words', 'Plain text of at most 120 characters; the preview shows it on any day'),
    ),
  })
  .superRefine(({ from, until }, { addIssue }) => {
    if (from <= until) return;
    const [path, message] = [['until'], `must not be before launch.from, ${from}`];
    addIssue({
      code: 'custom',
      path,
      input: until,
      message,
      params: { fix: 'swap the two, or write a later day' },
    });
  });
