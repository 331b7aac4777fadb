import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CallError } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
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
    <QueryView what="cart" query={viewed} skeleton="skeleton" empty="empty" {...(isEmpty && { isEmpty })}>
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
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(screen.queryByText('skeleton')).toBeNull();
});

it.each([
  ['offline', 'knows that', false, 'This shows when you are online.'],
  ['offline', 'does not know that', true, 'Check that your phone has a network, then try again.'],
  ['timeout', 'knows that', false, 'Try again in a moment.'],
  ['malformed', 'does not know that', true, 'Try again in a moment.'],
] as const)(
  'names what is missing and what to do: %s, and the device %s it is offline',
  async (kind, _, onLine, hint) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const error = new CallError({ kind }, '/getBanners');
    const { container } = renderUi(
      <QueryView what="cart" query={query({ isError: true, error })} skeleton="skeleton" saysOffline>
        {String}
      </QueryView>,
    );
    expect(await screen.findByText('We could not load your cart')).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(container.textContent).not.toContain(errorText({ kind }));
    expect(container.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull();
  },
);

it('a device that is offline reads of the network where a toast has said so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = query({ isError: true, error: new CallError({ kind: 'offline' }, '/getCart') });
  show(allOf(query({ data: 1 }), failed));
  expect(await screen.findByText('Check that your phone has a network, then try again.')).toBeTruthy();
});

it('a part of a screen says it in one line', async () => {
  renderUi(
    <QueryView what="brands" query={query({ isError: true })} skeleton="skeleton" compact>
      {String}
    </QueryView>,
  );
  expect(await screen.findByText('We could not load the brands. Try again in a moment.')).toBeTruthy();
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

it.each([
  ['have data when all of them have', query({ data: 'two' }), [1, 'two'], false],
  ['wait for one without data', query({}), undefined, false],
  ['have failed when one failed without data', query({ isError: true }), undefined, true],
  ['have not failed when the one that failed has data', query({ data: 2, isError: true }), [1, 2], false],
] as const)('several queries %s', (_, other, data, isError) => {
  expect(allOf(query({ data: 1 }), query<unknown>(other))).toMatchObject({ data, isError });
});

it('sends all of several queries again', () => {
  const queries = [query({ isError: true }), query({ data: 1 })] as const;
  void allOf(...queries).refetch();
  for (const { refetch } of queries) expect(refetch).toHaveBeenCalledOnce();
});
