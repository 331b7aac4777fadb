import { parse } from 'jsonc-parser';
import { isRecord } from '../../saving/draft-text';
import { useEditor } from '../editor-context';

/** The name of the mall as it is saved, which the server asks for. */
export function useMallName(): string {
  const { id, mall } = useEditor();
  const config: unknown = parse(mall.text);
  return isRecord(config) && typeof config.name === 'string' ? config.name : id;
}
