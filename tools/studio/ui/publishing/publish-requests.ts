import type {
  HostAnswer,
  Job,
  JobWithLog,
  PublishPlaces,
  Rights,
  Standing,
} from '../../../publishing/answers';
import type { SentJob } from '../../../publishing/sent-job';
import { download, studio } from '../requests';

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
