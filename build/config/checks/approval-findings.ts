import { type FileFindings, fileError } from '../../diagnostics/finding';
import { approvalName, readApproval } from '../approval-file';
import type { LoadedFolder } from '../load-folder';

/** An answer that nobody can read is none, so a mall must not pass for approved with it. */
export function approvalFindings({ approval }: LoadedFolder): FileFindings[] {
  if ('missing' in approval) return [];
  if ('finding' in approval) return [[approvalName, [approval.finding]]];
  if (readApproval(approval.bytes)) return [];
  const message = `${approvalName} needs "by", "on" as a day such as 2026-12-31, the "hash" that the studio gives, and at most "until" beside them.`;
  return [[approvalName, [fileError(message, 'restore it from git, or delete it and ask the client again')]]];
}
