import { ofetch } from 'ofetch';
import type { SharedValues } from '../../../build/config/shared-values';
import type { HostAnswer, Job, JobWithLog, PublishPlaces, Rights, Standing } from '../../publishing/answers';
import type { SentJob } from '../../publishing/sent-job';
import type { Path } from '../saving/draft-text';
import {
  type ApprovalAnswer,
  type DraftAnswer,
  type DraftProblem,
  type IconProposal,
  type LaunchLines,
  type ListedMall,
  type NewMallAnswer,
  type OpenedMall,
  type OpenedStanding,
  type PastSave,
  type Saved,
  type SentDraft,
  type SentNewMall,
  tokenHeader,
} from '../wire';
import { start } from './start';

const studio = ofetch.create({
  baseURL: '/studio',
  headers: { [tokenHeader]: start.token },
  retry: 0,
  // The words of a refusal come as a file, where one was asked for.
  onResponseError: async ({ response }) => {
    const { _data: data } = response;
    if (data instanceof Blob) response._data = JSON.parse(await data.text());
  },
});

export const listMalls = () => studio<ListedMall[]>('/malls');
export const openMall = (id: string) => studio<OpenedMall>(`/malls/${id}`);
export const askStanding = (id: string) => studio<OpenedStanding>(`/malls/${id}/standing`);
export const readShared = (id: string) => studio<SharedValues | null>(`/malls/${id}/shared`);
export const sendDraft = (id: string, draft: SentDraft, signal: AbortSignal) =>
  studio<DraftAnswer>(`/malls/${id}/draft`, { method: 'PUT', body: draft, signal });
export const saveDraft = (id: string, draft: SentDraft, version: string, seen: readonly Path[]) =>
  studio<Saved>(`/malls/${id}/save`, { method: 'POST', body: { ...draft, version, seen } });
export const settle = (id: string, seen: readonly Path[]) =>
  studio(`/malls/${id}/settle`, { method: 'POST', body: { seen } });
export const listSaves = (id: string) => studio<PastSave[]>(`/malls/${id}/history`);
export const readSave = (id: string, name: string) => studio<SentDraft>(`/malls/${id}/history/${name}`);
export const listIcons = (id: string) => studio<IconProposal[]>(`/malls/${id}/icons`);
export const compareLooks = (id: string) => studio<DraftProblem[]>(`/malls/${id}/looks`);
export const downloadFolder = (id: string, draft: SentDraft) =>
  download(`/malls/${id}/folder`, draft, `${id}.zip`);
export const downloadPictures = (id: string, draft: SentDraft) =>
  download(`/malls/${id}/pictures`, draft, `${id}.png`);
export const downloadPreview = (id: string, draft: SentDraft, until: string) =>
  download(`/malls/${id}/preview`, { ...draft, until }, `preview-${id}.zip`);
export const askApproval = (id: string) => studio<ApprovalAnswer>(`/malls/${id}/approval`);
export const approve = (
  id: string,
  said: { by: string; on: string; until: string | undefined; version: string },
) => studio(`/malls/${id}/approval`, { method: 'POST', body: said });
export const downloadSheet = (id: string) => download(`/malls/${id}/approval-sheet`, {}, `changes-${id}.png`);
export const writePreviewFolder = (id: string, until: string) =>
  studio<{ folder: string }>(`/malls/${id}/preview-folder`, { method: 'POST', body: { until } });
export const askLaunch = (id: string, signal: AbortSignal) =>
  studio<LaunchLines>(`/malls/${id}/launch`, { method: 'POST', body: {}, signal });
export const checkNewMall = (mall: SentNewMall, signal: AbortSignal) =>
  studio<NewMallAnswer>('/new-mall', { method: 'PUT', body: mall, signal });
export const copyMall = (id: string, answers: Readonly<Record<'id' | 'name' | 'host', string>>) =>
  studio(`/malls/${id}/copy`, { method: 'POST', body: answers });
/** Makes a mall and gives its id, or what the server found wrong. Throws for every other reason. */
export const makeNewMall = (mall: SentNewMall): Promise<{ id: string } | NewMallAnswer> =>
  studio<{ id: string }>('/malls', { method: 'POST', body: mall }).catch((error: unknown) => {
    const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
    if (typeof data === 'object' && data !== null && 'problems' in data) return data as NewMallAnswer; // our own server's
    throw error;
  });

export const askRights = () => studio<Rights>('/rights');
export const listJobs = () => studio<Job[]>('/jobs');
export const readJob = (name: string) => studio<JobWithLog>(`/jobs/${name}`);
export const startJob = (job: SentJob) => studio<Job>('/jobs', { method: 'POST', body: job });
export const cancelJob = (name: string) =>
  studio<Job[]>(`/jobs/${name}/cancel`, { method: 'POST', body: {} });
export const listPlaces = (id: string) => studio<PublishPlaces>(`/malls/${id}/places`);
export const askDestination = (id: string, name: string) =>
  studio<Standing>(`/malls/${id}/standing/${encodeURIComponent(name)}`, { method: 'POST', body: {} });
export const askHosts = (id: string) =>
  studio<HostAnswer[]>(`/malls/${id}/hosts`, { method: 'POST', body: {} });
export const readServerBlock = (id: string) => studio<{ text: string }>(`/malls/${id}/server-block`);
export const downloadPlay = (id: string) => download(`/malls/${id}/play`, {}, `play-${id}.zip`);

/** Whether the studio has stopped, or was started again. The next answer ends that, whatever it is about. */
export function isUnreachable(error: unknown): boolean {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === undefined || status === 403;
}

/** The server's own words about a failed request. */
export function reasonOf(error: unknown): string {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
  if (typeof data === 'object' && data !== null && 'message' in data) return String(data.message);
  return 'The studio does not answer. Is it still running in the terminal?';
}

/** Puts a file that the server makes among the browser's downloads. */
async function download(path: string, draft: object, name: string): Promise<void> {
  const options = { method: 'POST', body: draft, responseType: 'blob' } as const;
  const file = await studio<Blob, 'blob'>(path, options);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
