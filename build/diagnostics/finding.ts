import type { Problem } from '../shared/problem';
import { fileStart, type Position } from './position';

/** What the check of one file reports: a problem without the merchant and the file. */
export type Finding = Omit<Problem, 'merchant' | 'file'> & Pick<Position, 'shared'>;

/** What is wrong with a file, by its path in the folder. */
export type FileFindings = readonly [file: string, findings: readonly Finding[]];

export function errorAt(position: Position, message: string, fix?: string): Finding {
  return finding('error', position, message, fix);
}

export function warningAt(position: Position, message: string, fix?: string): Finding {
  return finding('warning', position, message, fix);
}

export function noteAt(position: Position, message: string, fix?: string): Finding {
  return finding('note', position, message, fix);
}

/** An error of a whole file. */
export function fileError(message: string, fix?: string): Finding {
  return finding('error', fileStart, message, fix);
}

export function fileWarning(message: string, fix?: string): Finding {
  return finding('warning', fileStart, message, fix);
}

export function fileNote(message: string, fix?: string): Finding {
  return finding('note', fileStart, message, fix);
}

function finding(severity: Finding['severity'], position: Position, message: string, fix?: string): Finding {
  return { ...position, severity, message, ...(fix !== undefined && { fix }) };
}
