import { Alert, Group, Select, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MallEditor } from './mall-editor';
import { listMalls, openMall, reasonOf } from './requests';

/** The address names the mall, so that it can be kept and sent on. */
const addressed = new URLSearchParams(location.search).get('mall');

export function Studio() {
  const [chosen, setChosen] = useState(addressed);
  const malls = useQuery({ queryKey: ['malls'], queryFn: listMalls });
  const id = chosen ?? malls.data?.[0]?.id;
  const mall = useQuery({
    queryKey: ['mall', id],
    queryFn: () => openMall(id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const failure = malls.error ?? mall.error;
  return (
    <>
      <header className="bar">
        <Title order={1} size="h4">
          Studio
        </Title>
        <Group gap="xs">
          <Text size="sm" component="label" htmlFor="mall">
            Mall
          </Text>
          <Select
            id="mall"
            searchable
            data={malls.data?.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` })) ?? []}
            value={id ?? null}
            allowDeselect={false}
            onChange={(next) => {
              if (next === null) return;
              history.replaceState(null, '', `?${new URLSearchParams({ mall: next })}`);
              setChosen(next);
            }}
            w={300}
          />
        </Group>
      </header>
      <main>
        {failure && (
          <Alert color="red" variant="light" m="lg" role="alert">
            {reasonOf(failure)}
          </Alert>
        )}
        {mall.data && <MallEditor key={`${mall.data.id} ${mall.data.version}`} mall={mall.data} />}
      </main>
    </>
  );
}
