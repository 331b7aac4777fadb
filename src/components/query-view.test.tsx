import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CallError } from '@/transport/call-error';
import { renderUi } from '../../tests/setup/render';
import { allOf, QueryView, type ViewedQuery } from './query-view';

const query = <Data,>(state: Partial<ViewedQuery<Data>>): ViewedQuery<Data> => ({
  data: undefined,
  isError: false,
  refetch: vi.fn(),
  ...state,
});

function show<Data>(viewed: ViewedQuery<Data>, isEmpty?: (data: NonNullable<Data>) => boolean) {
  renderUi(
    <QueryView query={viewed} skeleton="skeleton" empty="empty" {...(isEmpty && { isEmpty })}>
      {(data) => `content ${JSON.stringify(data)}`}
    </QueryView>,
  );
}

it('shows the skeleton while there is no data', () => {
  show(query({}));
  expect(screen.getByText('skeleton')).toBeTruthy();
});

it('offers Retry for a failure without data, and Retry sends the query again', async () => {
  const failed = query({ isError: true });
  show(failed);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(screen.queryByText('skeleton')).toBeNull();
});

it.each([
  ['offline', 'knows that', false, true],
  ['offline', 'does not know that', true, false],
  ['timeout', 'knows that', false, false],
] as const)('a failure of the kind %s where the device %s it is offline', (kind, _, onLine, needsNetwork) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  renderUi(
    <QueryView
      query={query({ isError: true, error: new CallError({ kind }, '/getBanners') })}
      skeleton="skeleton"
      saysOffline
    >
      {String}
    </QueryView>,
  );
  expect(screen.queryByText('This shows when you are online.') !== null).toBe(needsNetwork);
});

it('keeps its data when loading it again fails', () => {
  show(query({ data: ['kept'], isError: true }));
  expect(screen.getByText('content ["kept"]')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([[null], [[]], [''], [' \n']])('shows %j as empty', (data) => {
  show<unknown>(query<unknown>({ data }));
  expect(screen.getByText('empty')).toBeTruthy();
});

it.each([[0], [false], [{}], ['0'], [[null]]])('shows %j as content', (data) => {
  show<unknown>(query<unknown>({ data }));
  expect(screen.getByText(`content ${JSON.stringify(data)}`)).toBeTruthy();
});

it('lets a screen decide what is empty', () => {
  show(query({ data: { lines: [] } }), ({ lines }) => lines.length === 0);
  expect(screen.getByText('empty')).toBeTruthy();
});

it('has data when all of several queries have data', () => {
  expect(allOf(query({ data: 1 }), query({ data: 'two' })).data).toEqual([1, 'two']);
  expect(allOf(query({ data: 1 }), query({}))).toMatchObject({ data: undefined, isError: false });
});

it('counts several queries as failed only if one failed without data', () => {
  expect(allOf(query({ data: 1, isError: true }), query({ data: 2 })).isError).toBe(false);
  expect(allOf(query({ data: 1 }), query({ isError: true })).isError).toBe(true);
});

it('sends all of several queries again', () => {
  const queries = [query({ isError: true }), query({ data: 1 })] as const;
  void allOf(...queries).refetch();
  for (const { refetch } of queries) expect(refetch).toHaveBeenCalledOnce();
});
