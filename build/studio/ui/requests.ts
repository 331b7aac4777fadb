import { ofetch } from 'ofetch';
import {
  type DraftAnswer,
  type ListedMall,
  type NewMallAnswer,
  type OpenedMall,
  type SentDraft,
  type SentNewMall,
  tokenHeader,
} from '../wire';
import { start } from './start';

const studio = ofetch.create({ baseURL: '/studio', headers: { [tokenHeader]: start.token }, retry: 0 });

export const listMalls = () => studio<ListedMall[]>('/malls');
export const openMall = (id: string) => studio<OpenedMall>(`/malls/${id}`);
export const sendDraft = (id: string, draft: SentDraft, signal: AbortSignal) =>
  studio<DraftAnswer>(`/malls/${id}/draft`, { method: 'PUT', body: draft, signal });
export const saveDraft = (id: string, draft: SentDraft, version: string) =>
  studio<{ version: string }>(`/malls/${id}/save`, { method: 'POST', body: { ...draft, version } });
export const folderOf = (id: string, draft: SentDraft) =>
  studio<Blob, 'blob'>(`/malls/${id}/folder`, { method: 'POST', body: draft, responseType: 'blob' });
export const picturesOf = (id: string, draft: SentDraft) =>
  studio<Blob, 'blob'>(`/malls/${id}/pictures`, { method: 'POST', body: draft, responseType: 'blob' });
export const checkNewMall = (mall: SentNewMall, signal: AbortSignal) =>
  studio<NewMallAnswer>('/new-mall', { method: 'PUT', body: mall, signal });
export const makeNewMall = (mall: SentNewMall) =>
  studio<{ id: string }>('/malls', { method: 'POST', body: mall });

/** What the server found in a new mall that it did not make. */
export function refusalOf(error: unknown): NewMallAnswer | undefined {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
  return typeof data === 'object' && data !== null && 'problems' in data
    ? (data as NewMallAnswer)
    : undefined; // our own server's
}

/** The server's own words about a failed request. */
export function reasonOf(error: unknown): string {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
  if (typeof data === 'object' && data !== null && 'message' in data) return String(data.message);
  return 'The studio does not answer. Is it still running in the terminal?';
}
