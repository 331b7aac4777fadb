import { tabChannel } from '@/lib/tab-channel';

/** What the tabs tell each other. 'saved': the backend's cart has changed. 'placed': it was ordered. */
export const cartChannel = tabChannel<'saved' | 'placed'>('cart');
