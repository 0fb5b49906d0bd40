import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ground/links.ts'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'
import { waitingQuery } from './second-query.ts'

/** The second reviews that wait for the reader; nothing without any. */
export function WaitingSeconds() {
  const { data } = useQuery(waitingQuery())
  if (!data || data.content.length === 0) return null
  return (
    <InlineAlert tone="info" title={t('quality.secondsForYou')}>
      <span className={styles.line}>
        {data.content.map(({ uuid, project, filename }) => (
          <Link key={uuid} to="/quality/reviews/second/$id" params={{ id: uuid }}>
            {[project, filename].map(isolated).join(' · ')}
          </Link>
        ))}
      </span>
    </InlineAlert>
  )
}
