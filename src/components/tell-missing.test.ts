import { beforeEach, expect, it } from 'vitest';
import { useToasts } from '@/ui/feedback/show-toast';
import { useLostChunk } from '@/updates/lost-chunk';
import { tellMissing } from './tell-missing';

const told = () => useToasts.getState().toasts.map(({ severity, text }) => [severity, text]);

beforeEach(() => useToasts.setState({ toasts: [] }));

it('asks the shopper to check the network', () => {
  tellMissing();
  expect(told()).toEqual([['error', 'Please check your internet connection!']]);
});

it('waits until it is decided whether the page reloads', () => {
  useLostChunk.setState({ reloading: true });
  tellMissing();
  expect(told()).toEqual([]);
  useLostChunk.setState({ reloading: false });
  expect(told()).toHaveLength(1);
});
