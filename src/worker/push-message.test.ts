import { describe, expect, it } from 'vitest';
import { readPush } from './push-message';

const origin = 'https://mall.example';
const read = (message: unknown) => readPush(JSON.stringify(message), origin);
const nothing = { title: '', body: '', image: '', href: '/notifications', tag: '' };

describe('a push message', () => {
  it('has the fields of a notification', () => {
    expect(
      read({
        id: 5,
        communication_msg_id: 'n5',
        title: 'Hello',
        push_text: 'A note',
        tap_status: '0',
        notification_image: '/api/pictures/1.svg',
        deep_link_url: '/offers?x=1',
      }),
    ).toEqual({
      title: 'Hello',
      body: 'A note',
      image: '/api/pictures/1.svg',
      href: '/offers?x=1',
      tag: 'n5',
    });
  });

  it('may have the form of Firebase, whose data comes first', () => {
    const notification = { title: 'Hello', body: 'A note', image: 'https://cdn.example/1.png' };
    expect(read({ from: '1', notification, fcmOptions: { link: 'https://mall.example/redeem' } })).toEqual({
      title: 'Hello',
      body: 'A note',
      image: 'https://cdn.example/1.png',
      href: '/redeem',
      tag: '',
    });
    const data = { title: 'Better', deep_link_url: '/offers', unique_id: 7 };
    expect(read({ notification, data })).toMatchObject({ title: 'Better', href: '/offers', tag: '7' });
  });

  it.each([
    ['', 'n5', '/notifications/n5'],
    ['javascript:alert(1)', 'n5', '/notifications/n5'],
    ['http://cinema.example/', 'n5', '/notifications/n5'],
    ['//evil.example/', '', '/notifications'],
    ['https://cinema.example/', 'n5', 'https://cinema.example/'],
    ['', 'a/b', '/notifications/a%2Fb'],
  ])('with the deep link %j and the id %j opens %s', (link, id, href) => {
    expect(read({ deep_link_url: link, communication_msg_id: id }).href).toBe(href);
  });

  it('shows no picture from an address without a lock', () => {
    expect(read({ notification_image: 'http://cdn.example/1.png' }).image).toBe('');
    expect(read({ notification_image: 'data:image/png;base64,x' }).image).toBe('');
  });

  it.each([
    ['nothing', '', nothing],
    ['an empty object', '{}', nothing],
    ['fields of other types', '{"title":{},"push_text":[1],"data":null,"notification":5}', nothing],
    ['a list', '[1]', { ...nothing, body: '[1]' }],
    ['a plain text', 'The mall is open', { ...nothing, body: 'The mall is open' }],
  ])('that holds %s is read all the same', (_, payload, message) => {
    expect(readPush(payload, origin)).toEqual(message);
  });

  it('keeps every digit of an id', () => {
    expect(readPush('{"communication_msg_id":12345678901234567}', origin).tag).toBe('12345678901234567');
  });

  it('is cut to what a screen can show', () => {
    const long = read({ title: 'x'.repeat(5000), push_text: 'y'.repeat(5000) });
    expect([long.title.length, long.body.length]).toEqual([200, 1000]);
    expect(readPush('z'.repeat(5000), origin).body).toHaveLength(1000);
    const flag = `${'x'.repeat(198)}🇮🇳`;
    expect(read({ title: flag }).title).toBe('x'.repeat(198));
  });

  it('has no addresses and no id without an end', () => {
    const address = `/${'a'.repeat(5000)}`;
    expect(read({ deep_link_url: address, notification_image: address })).toEqual(nothing);
    expect(read({ unique_id: 'n'.repeat(201) })).toEqual(nothing);
    expect(read({ unique_id: 'n'.repeat(200) }).tag).toHaveLength(200);
  });
});
