import type { Db } from '../database/db';
import { sampleMembers } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { notifications } from './tables';

/** Four pages and some. Whoever has more unread ones has as many. */
const usual = 66;

/** Everybody's notifications. The newest ones are unread; somebody without unread ones may have none at all. */
export async function seedNotifications(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant, at } = mall;
  for (const { membership, membershipId } of await sampleMembers(tx, mall)) {
    const { unread = 0, notifications: count = Math.max(usual, unread + 10) } = membership;
    if (count === 0) continue;
    const rows = sampleNotifications(merchant, { count, at }).map((row, index) => ({
      ...row,
      membershipId,
      tapped: index >= unread,
    }));
    await tx.insert(notifications).values(rows.reverse()); // later ones have higher ids
  }
}

/** The picture is the number of a sample one, or '' for none. */
type Sample = readonly [title: string, body: string, picture: string, deepLink: string];

const minute = 60_000;

const noDate = 'Parking from the second level';

/** Notifications that a careless screen shows wrongly, after the first, which has everything but a deep link. */
const odd: readonly Sample[] = [
  ['Points for you', 'Your bill was processed. See what you can redeem.', '1', ''],
  ['Longer hours this weekend', 'We are open until midnight on Saturday and Sunday.', '', ''],
  ['', 'The food court serves breakfast from 8 AM now.', '3', ''],
  [noDate, 'Level P1 is being painted. Please park on P2 or P3.', '4', ''],
  ['New offers', 'Fresh offers of your favourite stores are here.', '5', '/offers'],
  [
    'Festive lights outside',
    'See the programme of the festival, and when the lights go on.',
    '2',
    'https://festival.example/lights',
  ],
  // No address that anybody may follow, like the next one.
  [
    'Kites on the terrace',
    'Fly one with us on Sunday, from four o’clock on.',
    '6',
    "javascript:window.hostile='link'",
  ],
  ['Twelve new shops', 'The third level opens on Friday morning.', '1', 'http://festival.example/'],
  // On the mall's own site all the same.
  ['Double points on Friday', 'For every bill that you submit before noon.', '2', '//evil.example/redeem'],
  [
    'Everything you ever wanted to know about the long festive weekend, in one line that has no end',
    `A_text_without_a_single_space_that_no_line_can_hold_${'and_on_'.repeat(12)} ${'and then some more words '.repeat(10)}`,
    '3',
    '',
  ],
  [
    '5 < 6 & <b>more</b>',
    '<img src="/missing.png" onerror="window.hostile=\'notification\'"> stays words.',
    '4',
    '',
  ],
  ['Dinner for two', 'New vouchers for dinner are waiting for your points.', 'missing', '/redeem'],
];

function plain({ name, programName }: SandboxMerchant): readonly [Sample, ...Sample[]] {
  const evenings = 'Music, lights and longer hours, every evening until Sunday.';
  const movies = `Show your ${programName} card at the counter and save on two seats.`;
  const points = 'The points are on your card. Thank you for shopping with us.';
  return [
    ['Your bill was processed', points, '1', '/transactions'],
    [`Festive evenings at ${name}`, evenings, '2', ''],
    ['Movie night for members', movies, '4', '/membership'],
  ];
}

/** A member's notifications, newest first: first the odd ones, then plain ones back into the year before. */
function sampleNotifications(mall: SandboxMerchant, { count, at }: { count: number; at: Date }) {
  const usual = plain(mall);
  return Array.from({ length: count }, (_, index) => {
    const sample = (mall.tidy ? undefined : odd[index]) ?? usual[index % usual.length] ?? usual[0];
    const [title, body, picture, deepLink] = sample;
    const createdAt = title === noDate ? null : new Date(at.getTime() - age(index));
    return { title, body, picture, deepLink, createdAt };
  });
}

/** The first ones are minutes old, then hours, then days. */
function age(index: number): number {
  if (index < 4) return (5 + index * 12) * minute;
  if (index < 12) return (index - 2) * 90 * minute;
  return (index - 11) * 26 * 60 * minute;
}
