import { basename } from 'node:path';
import { getLocation } from 'jsonc-parser';
import { defaultsName } from '../../../build/config/defaults';
import { configName } from '../../../build/config/load-folder';
import { readJsonDocument } from '../../../build/diagnostics/json-document';
import type { Problem } from '../../../build/shared/problem';
import { namedFiles } from '../../shared/named-files';
import type { DraftProblem } from '../wire';

/**
 * Problems with the field that each one belongs to, instead of line and column: that of a picture names its file. A config that is not JSON has no
 * fields, so its problems name their lines. What is missing is told in words of a form, not of a file. A file that has a
 * mistake in several lines has it once.
 */
export function draftProblems(problems: readonly Problem[], text: string): DraftProblem[] {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)];
  const config = readJsonDocument(text);
  const fields = new Map([...namedFiles(config.value)].map(([key, name]) => [name, key.split('.')]));
  const unreadable = text !== '' && config.findings.length > 0;
  const placed = problems.map(
    ({ file, line, column, severity, message, fix, missing, proposed, icon, count }): DraftProblem => {
      const name = basename(file);
      const value = proposed && { path: proposed.path.filter(isStep), value: proposed.value };
      const rest = {
        ...(fix !== undefined && { fix }),
        ...(count !== undefined && { count }),
        ...(value && { proposed: value }),
        ...(icon && { icon }),
      };
      if (missing) {
        return {
          path: missing.filter(isStep),
          file: name,
          severity,
          message: 'This field must be filled in.',
        };
      }
      if (name === defaultsName) {
        const where = `What malls share (${defaultsName}, line ${line})`;
        return { path: [], file: name, severity, message: `${where}: ${message}`, ...rest };
      }
      if (unreadable && name === configName) {
        return { path: [], file: name, severity, message: `Line ${line}: ${message}`, ...rest };
      }
      const offset = (lineStarts[line - 1] ?? text.length) + column - 1;
      const inConfig = () => (offset > 0 ? getLocation(text, offset).path.filter((step) => step !== '') : []);
      return {
        path: name === configName ? inConfig() : (fields.get(name) ?? []),
        file: name,
        severity,
        message,
        ...rest,
      };
    },
  );
  return [...new Map(placed.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Keys of JSON. Only those of a program can be symbols. */
function isStep(step: PropertyKey): step is string | number {
  return typeof step !== 'symbol';
}
