import { Alert, Anchor, Button, Group, Select, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { useReducer, useRef } from 'react';
import { isStepKey, type StepKey } from '../way/steps';
import { MallEditor } from './mall-editor';
import { MallsPage } from './malls/malls-page';
import { NewMallForm } from './new-mall/new-mall-form';
import { NoSuchMall } from './no-such-mall';
import { OneTab } from './one-tab';
import { useNewsOfJobs } from './publishing/use-jobs';
import { listMalls, openMall, reasonOf } from './requests';

/** The address names the mall and the step, or the form for a new one, so that it can be kept and sent on. */
interface Address {
  mall?: string;
  step?: StepKey;
  new?: true;
}

const root = createRootRoute({
  component: Studio,
  validateSearch: addressIn,
});

export const router = createRouter({
  routeTree: root,
  basepath: '/studio',
  // An id is a text, also if it is written in digits alone.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: ({ mall, step, new: isNew }: Address) => {
    const named = { ...(mall !== undefined && { mall }), ...(step && { step }) };
    const parts = [
      Object.keys(named).length > 0 ? `${new URLSearchParams(named)}` : [],
      isNew ? 'new' : [],
    ].flat();
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  },
});

function Studio() {
  const { mall: id, step, new: asked = false } = addressIn(root.useSearch()); // its type is of the app's routes
  const navigate = root.useNavigate();
  const place = useRef<HTMLElement>(null);
  useNewsOfJobs();
  const malls = useQuery({
    queryKey: ['malls'],
    queryFn: listMalls,
    // checks fill in, and others change malls, too
    refetchInterval: ({ state }) =>
      id === undefined && (state.data?.some(({ standing }) => !standing) ? 1000 : 5000),
  });
  const mall = useQuery({
    queryKey: ['mall', id],
    queryFn: () => openMall(id ?? ''),
    enabled: id !== undefined && !asked,
    refetchInterval: 2000, // others change the folder, too: in the studio, in an editor, with git
  });
  const [, showFresh] = useReducer((count: number) => count + 1, 0); // so that the editor opens with what came
  const making = asked || malls.data?.length === 0;
  const unopened = making || mall.data ? null : mall.error; // the editor tells what happens later
  const missing = unopened !== null && malls.data?.every((each) => each.id !== id);
  const failure = malls.data ? !missing && unopened : malls.error;
  const go = (search: Address, replace = false) => {
    void navigate({ search, replace });
    place.current?.focus(); // what was pressed is gone
  };
  const goTo = (next: string, at?: StepKey) => go({ mall: next, ...(at && { step: at }) });
  const here: Address = id === undefined ? {} : { mall: id, ...(step && { step }) };
  const makeNew = () => go({ ...here, new: true });
  return (
    <>
      <Group component="header" gap={32} className="bar">
        <Title order={1}>Studio</Title>
        {(making || id !== undefined) && (
          <>
            <Anchor component="button" type="button" onClick={() => go({})}>
              Malls
            </Anchor>
            <Group gap="xs" wrap="nowrap" className="bar-mall">
              <Text component="label" htmlFor="mall">
                Mall
              </Text>
              <Select
                id="mall"
                searchable
                data={malls.data?.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` })) ?? []}
                value={making || missing ? null : (id ?? null)}
                placeholder="Choose a mall"
                allowDeselect={false}
                nothingFoundMessage="No mall has this name."
                onClick={({ currentTarget }) => currentTarget.select()} // so that typing is a new search
                onMouseUp={(event) => event.preventDefault()} // a press on what is selected would end the selection
                onDropdownOpen={() => void malls.refetch()} // others make and remove malls, too
                onChange={(next) => {
                  if (next !== null) goTo(next);
                }}
                w={{ sm: 300 }}
                flex={{ base: 1, sm: 'none' }}
              />
            </Group>
          </>
        )}
        {!making && id !== undefined && <Button onClick={makeNew}>New mall</Button>}
      </Group>
      <main ref={place} tabIndex={-1}>
        {failure && <Alert m="lg">{reasonOf(failure)}</Alert>}
        {missing && id !== undefined && <NoSuchMall id={id} />}
        {making && (
          <NewMallForm
            onMade={(made) => go({ mall: made }, true)} // nothing is left of the form to go back to
            {...(malls.data?.length !== 0 && { onCancel: () => go(here) })}
          />
        )}
        {!making && id === undefined && malls.data && (
          <MallsPage malls={malls.data} onOpen={goTo} onNew={makeNew} />
        )}
        {!making && mall.data && (
          <OneTab key={mall.data.id} id={mall.data.id} onFreed={() => mall.refetch().then(showFresh)}>
            <MallEditor
              mall={mall.data}
              lost={mall.error}
              step={step ?? 'basics'}
              onStep={(next) => void navigate({ search: { mall: mall.data.id, step: next } })}
            />
          </OneTab>
        )}
      </main>
    </>
  );
}

function addressIn(search: Record<string, unknown>): Address {
  return {
    ...(typeof search.mall === 'string' && { mall: search.mall }),
    ...(isStepKey(search.step) && { step: search.step }),
    ...('new' in search && { new: true }),
  };
}
