import type { TermRequest, TermRequestEvent } from '@dragoman/sdk/operations/termRequests'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { Moment } from '../../../display/Moment.tsx'
import { t } from '../../../i18n/t.ts'
import { laneWord } from '../request-words.ts'
import styles from './detail.module.css'

/** The history of a request, oldest first. */
export function RequestHistory({ request: { history = [] } }: { request: TermRequest }) {
  return (
    <section aria-label={t('termRequests.history')}>
      <h3 className={styles.heading}>{t('termRequests.history')}</h3>
      <Timeline label={t('termRequests.history')}>
        {history.map((event, at) => (
          <TimelineItem
            key={at}
            icon={event.type === 'DATA_CHANGES' ? 'edit' : event.from ? 'refresh' : 'plus'}
            time={<Moment value={event.at} />}
            detail={event.reason && <bdi>{event.reason}</bdi>}
          >
            {eventText(event)}
          </TimelineItem>
        ))}
      </Timeline>
    </section>
  )
}

function eventText({ type, from, to, by }: TermRequestEvent): string {
  const name = by?.name ?? t('termRequests.system')
  if (type === 'DATA_CHANGES' || !to) return t('termRequests.event.changed', { name })
  if (!from) return t('termRequests.event.asked', { name })
  return t('termRequests.event.moved', { name, lane: laneWord(to) })
}
