import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { useMinute } from '@/ui/hooks/use-minute';
import { Badge } from '@/ui/text/badge';
import { clockText, type OpenState, openState, readHours } from '../hours/hours-rules';
import styles from './profile.module.css';

/** Whether the shop is open now, and until when; nothing where its hours cannot be read. */
export function OpenBadge({ hours }: { hours: string }) {
  const texts = textsOf(storesTexts);
  const now = useMinute();
  const week = readHours(hours);
  const state = week && openState(week, now);
  if (!state) return null;
  const detail = detailOf(state, now);
  return (
    <span className={styles.open}>
      <Badge tone={state.open ? 'success' : 'neutral'}>{state.open ? texts.openNow : texts.closedNow}</Badge>
      {detail ? <span>{detail}</span> : null}
    </span>
  );
}

function detailOf(state: OpenState, now: Date): string {
  const texts = textsOf(storesTexts);
  if (state.open) {
    return state.until === undefined ? '' : fill(texts.closesAt, { time: clockText(state.until) });
  }
  if (!state.opens) return '';
  const { inDays, at } = state.opens;
  const time = clockText(at);
  if (inDays === 0) return fill(texts.opensAt, { time });
  if (inDays === 1) return fill(texts.opensTomorrow, { time });
  return fill(texts.opensOn, { day: dayName(new Date(now.getTime() + inDays * 86_400_000)), time });
}

function dayName(date: Date): string {
  const { language } = currentBrand();
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(date);
}
