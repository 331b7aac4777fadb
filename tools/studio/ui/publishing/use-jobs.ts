import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { parse } from 'jsonc-parser';
import { useEffect } from 'react';
import { valueAt } from '../../../../build/shared/value-at';
import type { Job, Rights } from '../../../publishing/answers';
import type { SentJob } from '../../../publishing/sent-job';
import { useEditor } from '../editor-context';
import { askRights, listJobs, listPlaces, reasonOf, startJob } from '../requests';

/** Whether this browser may publish. Asked again, because another tab may just have opened the address of the terminal. */
export function useRights(): Rights | undefined {
  return useQuery({ queryKey: ['rights'], queryFn: askRights, refetchInterval: 15_000 }).data;
}

/** The jobs of every mall, the newest first. */
export function useJobs(): readonly Job[] {
  const isOwner = useRights() === 'owner';
  const { data = none } = useQuery({
    queryKey: ['jobs'],
    queryFn: listJobs,
    enabled: isOwner,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? 500 : 3000), // another window may start one
  });
  return isOwner ? data : none; // those of an earlier start are over
}

/** When a job ends, asks again for everything that it may have changed. */
export function useNewsOfJobs(): void {
  const queries = useQueryClient();
  const ended = useJobs()
    .flatMap((job) => (isOpen(job) ? [] : job.name))
    .join();
  useEffect(() => {
    if (ended !== '') for (const name of changing) void queries.invalidateQueries({ queryKey: [name] });
  }, [ended, queries]);
}

const changing = ['malls', 'mall', 'places', 'shown', 'standing', 'launch'];

const none: readonly Job[] = [];

export function isOpen({ state }: Job): boolean {
  return state === 'waiting' || state === 'running';
}

/** Where the mall can be published. Asked again when somebody saves, because it names the saved state. */
export function usePlaces() {
  const { id, mall } = useEditor();
  const rights = useRights();
  return useQuery({
    queryKey: ['places', id, mall.version],
    queryFn: () => listPlaces(id),
    enabled: rights === 'owner' || rights === 'guest',
    placeholderData: (before) => before,
  });
}

/** The name of the mall as it is saved, which the server asks for. */
export function useMallName(): string {
  const { id, mall } = useEditor();
  const name = valueAt(parse(mall.text), ['name']);
  return typeof name === 'string' ? name : id;
}

type Asked = Omit<SentJob, 'id' | 'version' | 'typedName'> & { typedName?: string | undefined };

export interface Starter {
  /** Whether this browser may start anything now. */
  able: boolean;
  start: (asked: Asked) => void;
  /** Whether such a job is under way, whoever started it. */
  isOn: (asked: Pick<SentJob, 'action' | 'destination'>) => boolean;
  /** Why the last one did not start. */
  refused: string | undefined;
}

/** Starts jobs for the mall that is open, as it is saved. */
export function useStarter(): Starter {
  const { id, mall } = useEditor();
  const queries = useQueryClient();
  const able = useRights() === 'owner';
  const jobs = useJobs();
  const press = useMutation({
    mutationFn: (asked: Asked) => startJob({ ...asked, id, version: mall.version }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
  return {
    able,
    start: (asked) => press.mutate(asked),
    isOn: ({ action, destination }) =>
      jobs.some(
        (job) => isOpen(job) && job.id === id && job.action === action && job.destination === destination,
      ),
    refused: press.error ? reasonOf(press.error) : undefined,
  };
}
