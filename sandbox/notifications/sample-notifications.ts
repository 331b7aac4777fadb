import type { SandboxMerchant } from '../noun/sandbox-merchant';

export interface SampleNotification {
  title: string;
  body: string;
  /** Of a sample picture; '' for none. */
  picture: string;
  deepLink: string;
  /** Whether it has a time. */
  dated?: boolean;
}

const minute = 60_000;

/** Notifications that a careless screen shows wrongly, after the first, which has everything but a deep link. */
const odd: readonly SampleNotification[] = [
  {
    title: 'Points for you',
    body: 'Your bill was processed. See what you can redeem.',
    picture: '1',
    deepLink: '',
  },
  {
    title: 'Longer hours this weekend',
    body: 'We are open until midnight on Saturday and Sunday.',
    picture: '',
    deepLink: '',
  },
  { title: '', body: 'The food court serves breakfast from 8 AM now.', picture: '3', deepLink: '' },
  {
    title: 'Parking from the second level',
    body: 'Level P1 is being painted. Please park on P2 or P3.',
    picture: '4',
    deepLink: '',
    dated: false,
  },
  {
    title: 'New offers',
    body: 'Fresh offers of your favourite stores are here.',
    picture: '5',
    deepLink: '/offers',
  },
  {
    title: 'Festive lights outside',
    body: 'See the programme of the festival, and when the lights go on.',
    picture: '2',
    deepLink: 'https://festival.example/lights',
  },
  {
    title: 'Kites on the terrace',
    body: 'Fly one with us on Sunday, from four o’clock on.',
    picture: '6',
    // no address that anybody may follow, like the next one
    deepLink: "javascript:window.hostile='link'",
  },
  {
    title: 'Twelve new shops',
    body: 'The third level opens on Friday morning.',
    picture: '1',
    deepLink: 'http://festival.example/',
  },
  {
    title: 'Double points on Friday',
    body: 'For every bill that you submit before noon.',
    picture: '2',
    // on the mall's own site all the same
    deepLink: '//evil.example/redeem',
  },
  {
    title: 'Everything you ever wanted to know about the long festive weekend, in one line that has no end',
    body: `A_text_without_a_single_space_that_no_line_can_hold_${'and_on_'.repeat(12)} ${'and then some more words '.repeat(10)}`,
    picture: '3',
    deepLink: '',
  },
  {
    title: '5 < 6 & <b>more</b>',
    body: '<img src="/missing.png" onerror="window.hostile=\'notification\'"> stays words.',
    picture: '4',
    deepLink: '',
  },
  {
    title: 'Dinner for two',
    body: 'New vouchers for dinner are waiting for your points.',
    picture: 'missing',
    deepLink: '/redeem',
  },
];

const plain: readonly ((mall: SandboxMerchant) => SampleNotification)[] = [
  () => ({
    title: 'Your bill was processed',
    body: 'The points are on your card. Thank you for shopping with us.',
    picture: '1',
    deepLink: '/transactions',
  }),
  ({ name }) => ({
    title: `Festive evenings at ${name}`,
    body: 'Music, lights and longer hours, every evening until Sunday.',
    picture: '2',
    deepLink: '',
  }),
  ({ programName }) => ({
    title: 'Movie night for members',
    body: `Show your ${programName} card at the counter and save on two seats.`,
    picture: '4',
    deepLink: '/membership',
  }),
];

/** A member's notifications, newest first: first the odd ones, then plain ones back into the year before. */
export function sampleNotifications(
  mall: SandboxMerchant,
  { count, at }: { count: number; at: Date },
): (SampleNotification & { createdAt: Date | null })[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = (mall.tidy ? undefined : odd[index]) ?? plain[index % plain.length]?.(mall) ?? odd[0];
    if (!sample) throw new Error('There is no sample notification.');
    return { ...sample, createdAt: sample.dated === false ? null : new Date(at.getTime() - age(index)) };
  });
}

/** The first ones are minutes old, then hours, then days. */
function age(index: number): number {
  if (index < 4) return (5 + index * 12) * minute;
  if (index < 12) return (index - 2) * 90 * minute;
  return (index - 11) * 26 * 60 * minute;
}
