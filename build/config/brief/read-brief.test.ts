import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Judgement } from './answer-wish';
import { topicsFor } from './find-topics';
import { readBrief } from './read-brief';
import { replyTo } from './reply';
import type { Topic } from './topic';

const config = {
  name: 'Juniper Court',
  hosts: ['club.juniper-court.example'],
  theme: { palette: { primaryOrange: '#1f5c4d' } },
};

/** What becomes of each line of the two mails. Without a word, it is not recognised. */
const secondAnswers = `
  1 todo todo; 2 todo todo; 3 todo impossible; 4 todo; 5 todo; 6 impossible; 7 done; 8 todo; 9 todo; 10 todo; 11
  backend; 12 backend; 13 backend; 14 backend; 15 backend backend; 16 done; 17 done done; 18 ask todo; 19
  impossible; 20 impossible; 21 todo; 22 backend; 23 todo backend; 24 todo ask; 25 done; 26 backend; 27 backend;
  28 backend backend; 29 impossible done; 30 todo backend; 31 backend done; 32 done impossible; 33 done; 34
  impossible todo todo; 35 todo; 36 impossible; 37 ask; 38 backend backend ask; 39 backend; 40 ask impossible
`;
const thirdAnswers = `
  1 todo todo; 2 todo backend todo backend; 3 todo todo ask; 4 todo impossible done; 5 todo; 6 todo backend todo; 7
  backend done impossible; 8 backend; 9 backend backend; 10 backend ask; 11 backend backend; 12 ask backend; 13 backend;
  14 backend; 15 backend backend; 16 impossible; 17 backend; 18 backend backend; 19 backend; 20 backend; 21
  backend backend; 22 done; 23 impossible; 24 backend ask; 25 impossible impossible; 26 backend; 27 backend; 28
  impossible impossible; 29 done; 30 todo; 31 done ask ask; 32 backend; 33 backend done backend; 34 todo
  backend; 35 todo backend impossible backend; 36 backend; 37 backend; 38 ask todo todo impossible; 39 ask ask;
  40 ask todo ask
`;

/** The results and places of each line. */
function answers(mail: string, given: object = config) {
  return readBrief(mail, given).map((wish) =>
    wish.answers.map(({ result, topic }) => `${result} ${topic.at ?? topic.call ?? ''}`.trim()),
  );
}

/** The wishes where staff confirm all that the table suggests. */
function confirmed(mail: string) {
  const topicsOf = ({ answers: all }: { answers: readonly { topic: Topic }[] }) =>
    all.map(({ topic }) => topic);
  const judged = readBrief(mail, config).map((wish) => [wish.text, { topics: topicsOf(wish) }] as const);
  return readBrief(mail, config, new Map(judged));
}

describe('a brief of a client', () => {
  it('has an answer to each of its forty points', () => {
    const mail = readFileSync(new URL('sample-brief.txt', import.meta.url), 'utf8');
    const points = mail.split('\n').filter((line) => /^(?:\d+[.)]|[-•*–]) /.test(line));
    expect(points).toHaveLength(40);
    const open = points.filter((point) => readBrief(point, config).some((wish) => wish.answers.length === 0));
    expect(open).toEqual([]);
    expect(readBrief(mail, config).filter(({ isPlain }) => isPlain)).toHaveLength(12);
  });

  it.each([
    {
      file: 'second-brief.txt',
      given: { ...config, name: 'Marigold Quay', hosts: ['app.marigoldquay.example'] },
      expected: secondAnswers,
      plain: [
        'Hi team,',
        'Thanks for the call.',
        'Here is everything for our new mall app, "Marigold Quay" in Kochi.',
        'Sorry it is a bit all over the place!',
        'Thank you!',
        'Anjali Varghese-Test',
        'Marketing, Marigold Quay',
      ],
    },
    {
      file: 'third-brief.txt',
      given: config,
      expected: thirdAnswers,
      plain: [
        'Subject: Brief for our app - Tamarind Galleria, Indore (pls revert by EOD Friday)',
        'Dear Team,',
        'Greetings of the day!',
        'As discussed on call, sharing our wishlist.',
        'I have clubbed the inputs from marketing, mall ops and our finance controller so kindly bear with the mixed bag.',
        'Pls do the needful.',
        'The basics',
        'Loyalty (this is the heart!!)',
        "Shops & what's on",
        'Look and feel',
        'IT, legal, launch',
        'Thanks & Regards,',
        'Head - Marketing, Tamarind Galleria',
      ],
    },
  ])('promises of $file only what is there, line by line', ({ file, given, expected, plain }) => {
    const mail = readFileSync(new URL(file, import.meta.url), 'utf8');
    const results = mail.split('\n').flatMap((line) => {
      const number = /^\d+/.exec(line)?.[0];
      const found = readBrief(line, given).flatMap((wish) => wish.answers.map(({ result }) => result));
      return number === undefined ? [] : [`${number} ${found.join(' ')}`.trim()];
    });
    expect(results.join('; ')).toBe(expected.replace(/\s+/g, ' ').trim());
    const asksNothing = readBrief(mail, given).filter(({ isPlain }) => isPlain);
    expect(asksNothing.map(({ text }) => text)).toEqual(plain);
  });

  it.each([
    ['We want vouchers', 'done', 'Members choose gifts and vouchers for points and order them in a cart.'],
    ['Profile without photo', 'ask', 'Is this all that you mean?'],
    ['Offers sorted by date', 'ask', 'Is this all that you mean?'],
    ['Vouchers not at the start', 'impossible', 'It cannot be switched off.'],
    ['Offers: not yet', 'ask', 'Shall we switch it off until then?'],
    ['Refer a friend with a code of 6 letters', 'ask', 'Is this all that you mean?'],
    ['Parking only after the opening', 'impossible', 'The app has no parking.'],
    ['No date of birth at sign-up', 'done', 'The registration does not ask for it.'],
    ['The app is called "Juniper"', 'done', 'It is set: Juniper.'],
    ['The app is called "Juniper Club"', 'todo', 'The programme gives the app its name.'],
    ['Our font is Poppins', 'todo', 'A typeface of its own is needed'],
    ['Our font is Urbanist', 'done', 'It is set: Urbanist.'],
    ['The greeting is the other day', 'todo', 'Every text of the app'],
    ['Our greeting: "Good day"', 'done', 'It is set.'],
    ['Host: https://my-club.juniper-court.example', 'todo', 'The app lives at one host name'],
    ['Host: https://club.juniper-court.example', 'done', 'It is set: club.juniper-court.example.'],
  ])('%s: %s', (text, result, say) => {
    const [wish] = readBrief(text, {
      ...config,
      program: { name: 'Juniper' },
      theme: { font: 'Urbanist' },
      texts: { 'a.b': 'Good day', c: 'day' },
    });
    expect(wish?.answers.map((answer) => answer.result)).toEqual([result]);
    expect(wish?.answers[0]?.say).toContain(say);
  });

  it.each([
    ['Link to our privacy policy', 'done links.privacy', 'It is set: https://a.example/privacy.'],
    ['Privacy: see privacy.docx', 'todo links.privacy', 'not a file'],
    ['No passwords please', 'done', 'there are no passwords'],
    ['Login with a password', 'ask', 'there are no passwords'],
    ['We want to change the colours later by ourselves', 'done', 'in the studio, without a programmer'],
    ['Phone number of each shop', 'backend getStoreProfileDetails', "What a shop's page shows"],
    ['Hindi please', 'todo manifest.language', 'The client sends its texts'],
  ])('%s: %s', (text, answer, say) => {
    const given = { ...config, links: { privacy: 'https://a.example/privacy' } };
    expect(answers(text, given)).toEqual([[answer]]);
    expect(readBrief(text, given)[0]?.answers[0]?.say.toLowerCase()).toContain(say.toLowerCase());
  });

  it.each([
    [
      'one word in passing does not say what a long sentence wants',
      'A voucher must never be green, round or wet on a Monday',
    ],
    [
      'a word of many meanings says nothing in a long sentence',
      'My aunt saw a lift in a house in the hills and liked it a lot',
    ],
  ])('%s: %s', (_, text) => {
    expect(answers(text)).toEqual([[]]);
  });

  it.each([
    ['We drop 200 flyers in the area every week'],
    ['There is a banner hanging over the north entrance already'],
    ['The store staff have a party in May'],
    ['I met both of them on Tuesday'],
    ['We say thank you to everybody at the door'],
    ['The old system of numbers on the doors is gone'],
    ['In his wallet there is a picture of my kids'],
    ['My old father comes every Sunday, and his phone is old'],
    ['The voucher of 500 that he had from the airline was lost'],
    ['Who is in charge of this on your side?'],
    ['Kids love the playground and the ice cream'],
    ['The cleaning company sends an invoice every month'],
    ['We open a new entrance on 3 May'],
    ['The shops on level 3 are dark'],
    ['She was standing in front of the door and asked who pays for the flowers'],
  ])('takes no word for something else that stands without company: %s', (text) => {
    expect(answers(text)).toEqual([[]]);
  });

  it.each([
    ['What about people with only our plastic card?', 'done', 'a card number and a bar code'],
    ['The same receipt is sent twice, by husband and wife', 'backend', 'Duplicate bill.'],
    ['Where does the imprint go?', 'backend', 'no page of its own'],
    ['We need an accessibility statement by law', 'backend', 'no page of its own'],
    ['Only adults may see the offers for alcohol', 'impossible', 'Nothing can be hidden by age'],
    ["What if a member's number changes?", 'impossible', 'the app cannot change it'],
    ['We use Matomo on our website', 'impossible', 'telemetry measures speed and errors'],
    ['Somebody can order two mugs by mistake', 'impossible', 'cannot be cancelled in the app'],
    ['Who makes the DNS entries?', 'ask', 'leads to the web server'],
    ['Does it work on an iPhone 8?', 'ask', 'iOS or Safari 16, Chrome 103 or Firefox 115'],
    ['No notifications during prayer times', 'backend', 'the sender in'],
    ['We do not want the floor plan, only the list', 'impossible', 'no switch of their own'],
    ['People should follow their favourite brands', 'impossible', 'none of this'],
    ['Somebody asks for all data that we have about him', 'backend', 'holds the data of members'],
    ['Two hours of free parking as a reward', 'backend', 'Which gifts and gift cards'],
  ])('knows %s', (text, result, say) => {
    const [wish] = readBrief(text, config);
    expect(wish?.answers.map((answer) => answer.result)).toEqual([result]);
    expect(wish?.answers[0]?.say).toContain(say);
  });

  it.each([
    ['a comparison', 'No parking, and nothing like a quiz', ['done']],
    ['the past', 'No parking, last year we had a quiz', ['done']],
    ['a part of another thing', 'Gift card balance', ['backend getProductList']],
    ['the deed of somebody else', "Two shops don't sell on offers page", ['ask screens.offers']],
    ['another place', 'Remove the piano from the offers page', ['ask screens.offers']],
    ['wanted behind "but"', 'No quiz for us, but keep the raffle', ['impossible']],
    ['refused behind its name', 'Dark mode: no thank you', ['done']],
    ['refused behind "want to"', "We don't want to follow people around", ['done']],
    [
      'refused with many words',
      'Hide the shop directory until the third wing is built and its paint is dry',
      ['ask screens.stores'],
    ],
  ])('hears %s: %s', (_, text, expected) => {
    expect(answers(text)).toEqual([expected]);
  });

  it('says what is left of a wish where a part of it has no answer, also in the reply', () => {
    const wishes = confirmed('Dark mode, and the moon must never set. It hurts my eyes.');
    expect(wishes.map(({ rest }) => rest)).toEqual([['the moon must never set']]);
    expect(replyTo(wishes)).toContain('We come back to you about these:\n- "the moon must never set"');
  });

  it('takes what follows a signature for a wish, unless it is a name', () => {
    const mail = 'Thanks!\nWe want more unicorns.\nBest regards\nMeera\nPS: unicorns';
    expect(readBrief(mail, config).map(({ isPlain }) => isPlain)).toEqual([true, false, true, true, false]);
  });

  it.each([
    ['Our colour is #1F5C4D', 'done theme.palette.primaryOrange', undefined],
    ['brand color: #123456', 'todo theme.palette.primaryOrange', undefined],
    ['The splash screen in #fff please', 'todo manifest.backgroundColor', '#ffffff'],
    ['splash #fff or #000, you choose', 'todo manifest.backgroundColor', undefined],
    ['The splash screen must not be #fff', 'todo manifest.backgroundColor', undefined],
    ['Privacy: https://a.example/privacy.', 'todo links.privacy', 'https://a.example/privacy'],
    [
      'privacy: https://a.example/p and terms: https://a.example/t',
      'todo links.privacy',
      'https://a.example/p',
    ],
    ['privacy at http://a.example/privacy', 'todo links.privacy', undefined],
    ['The domain is club.juniper-court.example', 'done hosts', undefined],
    ['Night mode', 'impossible', undefined],
    ['GA4 on every page', 'impossible', undefined],
    ['What does the server cost?', 'ask', undefined],
    ['SMS from sender ID JNPRCT', 'backend getOtp', undefined],
  ])('%s', (text, answer, apply) => {
    const [first] = readBrief(text, { ...config, theme: { palette: { primaryOrange: '#1f5c4d' } } });
    expect(
      `${first?.answers[0]?.result} ${first?.answers[0]?.topic.at ?? first?.answers[0]?.topic.call ?? ''}`.trim(),
    ).toBe(answer);
    expect(first?.answers[0]?.apply).toBe(apply);
  });

  it('gives each colour of a line to the words before it', () => {
    const [wish] = readBrief('Splash screen #111111, status bar #222222', config);
    expect(wish?.answers.map(({ apply }) => apply)).toEqual(['#111111', '#222222']);
    const [reversed] = readBrief('#111111 for the splash screen, #222222 for the status bar', config);
    expect(reversed?.answers.map(({ apply }) => apply)).toEqual([undefined, undefined]);
  });

  it('hears what is not wanted, in lists too', () => {
    const off = { ...config, screens: { referral: false } };
    expect(answers('No referral please', off)).toEqual([['done screens.referral']]);
    expect(answers('We want no offers, feedback or FAQs')).toEqual([
      ['todo screens.offers', 'todo screens.feedback', 'todo screens.faqs'],
    ]);
    expect(answers('No pattern, but a gradient')).toEqual([['todo theme.decoration', 'todo theme.gradient']]);
    expect(answers("Don't forget the feedback form")).toEqual([['done screens.feedback']]);
    expect(answers('Please no Google Analytics')).toEqual([['done']]);
    expect(answers('Redeem is not needed')).toEqual([['impossible']]);
    expect(answers('Offers and feedback are not needed')).toEqual([
      ['todo screens.offers', 'todo screens.feedback'],
    ]);
  });

  it.each([
    ['Send a WhatsApp with the OTP instead of SMS', ['backend getOtp']],
    ['Refer-a-friend page like a ticket', ['todo referral.layout']],
    ['Cookie consent banner', ['impossible']],
    ['Our corporate green is #0a5c4d', ['todo theme.palette.primaryOrange']],
    ['5 % on food', ['backend getMerchantDetails']],
    ['Our server is for the tenants', ['ask', 'ask screens.stores']],
    ['No fees in the shop part', ['ask screens.stores']],
  ])('%s: a word that is only a detail there has no answer of its own', (text, expected) => {
    expect(answers(text)).toEqual([expected]);
  });

  it.each([
    ['a colour of its text is for something else', 'Main colour #1f5c4d, and #ff6f61 for links', 'todo', ''],
    ['only one of two wordings is there', 'Greeting "Good day" and below "Be well"', 'todo', ''],
    ['nobody wants it, now or later', 'Leave out the events calendar for now', 'done', 'nothing of the kind'],
    [
      'the boxes are as they are',
      'The marketing box must not be pre-ticked',
      'impossible',
      'ticked and fixed',
    ],
    ['a word has a capital in the mail', 'Our "Club": not bill but "Receipt"', 'done', 'It is set'],
    ['the backend has a part in it', 'Say "receipt" instead of bill', 'done', 'gives.'],
    ['a festival is only the day', 'We want to go live on Diwali', 'ask', 'Whom shall we talk to?'],
  ])('is not called simply done where %s: %s', (_, text, result, say) => {
    const given = { ...config, texts: { 'a.b': 'Good day' }, words: { bill: { one: 'receipt' } } };
    const [wish] = readBrief(text, given);
    expect(wish?.answers.map((answer) => answer.result)).toEqual([result]);
    expect(wish?.answers[0]?.say).toContain(say);
  });

  it('keeps a remark with the wish before it, but not another wish', () => {
    const mail = 'No dark mode. It hurts. Or why not? We want unicorns.';
    expect(readBrief(mail, config).map(({ text }) => text)).toEqual([
      'No dark mode. It hurts. Or why not?',
      'We want unicorns.',
    ]);
  });

  it('asks nothing of the head of a mail and of headings in capitals', () => {
    const mail = 'From: Meera\nSubject: our offers\nSHOPS AND BANNERS\n- a bell';
    expect(readBrief(mail, config).map(({ isPlain }) => isPlain)).toEqual([true, true, true, false]);
  });

  it('says of a wish what staff say, in their own words too', () => {
    const [darkMode] = topicsFor('dark mode');
    const mail = '- constructor\n- more unicorns\n- no moon shine\n- dark mode';
    const own = { result: 'impossible', say: 'Unicorns are extinct.' } as const;
    const judged = new Map([
      ['more unicorns', { topics: [], own }],
      ['no moon shine', { topics: darkMode ? [darkMode] : [] }],
      ['dark mode', { topics: [], isAll: true }],
    ]);
    const wishes = readBrief(mail, config, judged);
    expect(wishes.map(({ answers: all, isPlain }) => [...all.map(({ result }) => result), isPlain])).toEqual([
      [false],
      ['impossible', false],
      ['done', false],
      [true],
    ]);
    expect(replyTo(wishes)).toContain('- "more unicorns"\n  Unicorns are extinct.');
  });

  it('says of each answer which words brought it, and counts none before staff have confirmed it', () => {
    const mail = 'Points for levels: Gold and Silver levels get more, and no dark mode please';
    const [wish] = readBrief(mail, config);
    expect(wish?.answers.map(({ about, isConfirmed }) => [about, isConfirmed])).toEqual([
      [['levels', 'Gold', 'Silver'], false],
      [['dark mode'], false],
    ]);
    const reply = replyTo(readBrief(mail, config));
    expect(reply).toContain(`We come back to you about these:\n- "${mail}"`);
    expect(reply).not.toContain('There is no dark mode');
  });

  it.each([
    ['one of two answers', { topics: topicsFor('dark mode') }, ['our parking must be green', 'never a moon']],
    ['all answers', { topics: [...topicsFor('dark mode'), ...topicsFor('valet')] }, ['never a moon']],
    ['one of two answers, and that is all', { topics: topicsFor('dark mode'), isAll: true }, []],
    ['something else', { topics: topicsFor('valet').concat(topicsFor('favicon')) }, []],
    ['own words', { topics: [], own: { result: 'ask', say: 'Why?' } }, []],
    ['no more than a result', { topics: [], own: { result: 'ask', say: '' } }, ['all']],
    ['nothing is asked', { topics: [], isAll: true }, []],
  ] satisfies [string, Judgement, string[]][])('stays open after %s', (_, judgement, open) => {
    const mail = 'Dark mode, our parking must be green, never a moon';
    const [wish] = readBrief(mail, config, new Map([[mail, judgement]]));
    expect(wish?.open).toEqual(open.map((part) => (part === 'all' ? mail : part)));
  });

  it('never guesses: words that it does not know have no answer, and nor have words of an address', () => {
    expect(
      answers('Please use more unicorns.\nSee https://sms.example/parking or otp@parking.example'),
    ).toEqual([[], []]);
  });

  it('asks nothing of thanks and of the day of somebody, in entries too', () => {
    const mail = '- Thanks for the quick demo, our boss liked it\n- I am on leave until Monday\n- a moon';
    expect(readBrief(mail, config).map(({ isPlain }) => isPlain)).toEqual([true, true, false]);
  });

  it('asks nothing of greetings, headings and signatures', () => {
    const mail =
      'Dear all,\nHello team, here is everything for the app.\n\nBRAND:\nour logo\nFor later\n- our font\n\nBest regards,\nMeera\nJuniper Court';
    expect(readBrief(mail, config).map(({ text, isPlain }) => [text, isPlain])).toEqual([
      ['Dear all,', true],
      ['Hello team, here is everything for the app.', true],
      ['BRAND:', true],
      ['our logo', false],
      ['For later', true],
      ['our font', false],
      ['Best regards,', true],
      ['Meera', true],
      ['Juniper Court', true],
    ]);
  });

  it('joins lines that a mail program broke, and takes sentences one by one', () => {
    const mail =
      '> The members should be able to photograph their bills with the phone\n> camera. Parking is free.';
    expect(readBrief(mail, config).map(({ text }) => text)).toEqual([
      'The members should be able to photograph their bills with the phone camera.',
      'Parking is free.',
    ]);
  });

  it('splits behind a short word, but not behind one that is cut short', () => {
    const mail = 'Parking is for us. Mr. Rao wants a quiz for max. 5 people, e.g. Asha.';
    expect(readBrief(mail, config).map(({ text }) => text)).toEqual([
      'Parking is for us.',
      'Mr. Rao wants a quiz for max. 5 people, e.g. Asha.',
    ]);
  });

  it('reads a line without an end piece by piece', () => {
    expect(readBrief(`${'offers and '.repeat(500)}${'x'.repeat(5000)}`, config)).toHaveLength(11);
  });

  it('gets a reply in plain words that leaves out no wish', () => {
    const mail = '- dark mode\n- no referral\n- SMS sender\n- more unicorns';
    expect(replyTo(confirmed(mail))).toBe(`Hello,

thank you for your brief. This is what becomes of each point.

We set this up:
- "no referral"
  We switch it off.

Your backend decides this:
- "SMS sender"
  Logging in, OTPs and SMS messages are the work of your backend.

This is not possible:
- "dark mode"
  There is no dark mode; the header alone can be dark.

We come back to you about these:
- "more unicorns"

Kind regards`);
  });
});
