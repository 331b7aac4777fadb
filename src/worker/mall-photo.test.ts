import { expect, it, vi } from 'vitest';
import { fakeCaches } from '../../tests/setup/caches';
import { photoAnswer } from './mall-photo';
import { pictureKeeper } from './picture-cache';

const request = new Request('https://mall.example/assets/photo-0123456789abcdef.webp');
const photo = async () => new Response('photo', { headers: { 'content-type': 'image/webp' } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A phone, and a visit with a network or without one: the words of the answer, when all has been kept. */
function phone() {
  const caches = fakeCaches();
  const openPictures = () => caches.open('pictures');
  const keepPicture = pictureKeeper(openPictures);
  return async (fetchPhoto: typeof fetch) => {
    const kept: Promise<void>[] = [];
    const waitUntil = (keeping: Promise<void>) => void kept.push(keeping);
    const answer = await photoAnswer(request, { openPictures, keepPicture, waitUntil, fetchPhoto });
    await Promise.all(kept);
    return answer.text();
  };
}

it('is loaded once, and is there without a network after that', async () => {
  const visit = phone();
  const network = vi.fn(photo);
  expect(await visit(network)).toBe('photo');
  expect(network).toHaveBeenCalledOnce();
  expect(await visit(offline)).toBe('photo');
  expect(await visit(network)).toBe('photo');
  expect(network).toHaveBeenCalledOnce();
});

it('is not there without a network where it was never seen', async () => {
  await expect(phone()(offline)).rejects.toThrow('Failed to fetch');
});

it('is not kept where the server sent something else', async () => {
  const visit = phone();
  expect(await visit(async () => new Response('gone', { status: 404 }))).toBe('gone');
  expect(await visit(photo)).toBe('photo');
});
