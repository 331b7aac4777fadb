import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../saving/draft-text';
import { standingOf, standingText } from '../../way/standing';
import { type StepKey, steps } from '../../way/steps';
import type { LaunchLines, OpenedMall } from '../../wire';
import { useEditor } from '../editor-context';
import { askStanding } from '../requests';

interface WayBarProps {
  step: StepKey;
  onStep: (step: StepKey) => void;
}

/** The steps of the way to a live mall, each with what is open. */
export function WayBar({ step, onStep }: WayBarProps) {
  const { id, mall, problems, config, checked } = useEditor();
  const standing = useStanding(mall);
  // what the launch list has found, once somebody has asked it
  const { data: launch } = useQuery<LaunchLines>({ queryKey: ['launch', id], enabled: false });
  const lines = launch?.items.filter(({ result }) => result === 'failed').map(({ key }) => key);
  const known = {
    problems,
    config: isRecord(config) ? config : {},
    standing,
    failed: lines ?? standing?.failed ?? [],
  };
  return (
    <nav className="way" aria-label="Steps">
      <ol>
        {steps.map((each) => {
          const open = standingOf(each, known);
          return (
            <li key={each.key}>
              <button
                type="button"
                aria-current={each.key === step ? 'step' : undefined}
                onClick={() => onStep(each.key)}
              >
                {each.title}{' '}
                <span className={open === 0 ? 'good' : open === 'not needed' ? 'quiet' : 'warning'}>
                  {checked && standing ? standingText(open) : '…'}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** How far the mall is, as it is saved. Asked again now and then, because others approve, lock and publish, too. */
export function useStanding({ id, version }: Pick<OpenedMall, 'id' | 'version'>) {
  const { data } = useQuery({
    queryKey: ['standing', id, version],
    queryFn: () => askStanding(id),
    placeholderData: (before) => before,
    refetchInterval: 15_000,
  });
  return data;
}
