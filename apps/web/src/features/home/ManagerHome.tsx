import type { HomeManager, HomeOverview } from '@dragoman/sdk/operations/home'
import { Tiles } from '@dragoman/ui/Page'
import { Stat, type StatProps } from '@dragoman/ui/Stat'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { formatRelative } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { amountsText } from './amounts.ts'
import { Changes } from './Changes.tsx'
import { DeliveredChart, DueChart } from './HomeCharts.tsx'
import styles from './home.module.css'
import { ProjectRows } from './ProjectRows.tsx'

/**
 * The work that waits for a manager: figures that lead to lists, projects with the next action, words by day and week.
 */
export function ManagerHome({ overview }: { overview: HomeOverview | undefined }) {
  const data = overview?.manager
  return (
    <>
      <div className={styles.figures}>
        <Tiles minimum={160}>
          <Stat
            label={null}
            value={data && formatNumber(data.toQuote)}
            link={
              <Link to="/projects" search={{ filter: 'status:draft' }} variant="plain">
                {t('home.toQuote')}
              </Link>
            }
            meta={line(data?.oldestDraft && t('home.oldest', { when: formatRelative(data.oldestDraft) }))}
          />
          <Stat
            label={null}
            value={data && formatNumber(data.waitingForApproval)}
            link={
              <Link to="/projects" search={{ filter: 'status:pending' }} variant="plain">
                {t('home.waiting')}
              </Link>
            }
            meta={line(data && amountsText(data.quoted))}
          />
          <Stat
            label={null}
            value={data && formatNumber(data.lateTasks)}
            link={
              <Link to="/tasks" search={{ late: true }} variant="plain">
                {t('home.late')}
              </Link>
            }
            delta={
              data && data.lateTasks > 0 ? { icon: 'warning', tone: 'danger', text: t('home.late.act') } : undefined
            }
            meta={data && data.lateTasks > 0 ? undefined : line(data && t('home.late.none'))}
          />
          <Stat
            label={null}
            value={data && formatNumber(data.unassignedTasks)}
            link={
              <Link to="/tasks" search={{ statuses: ['PENDING'], assignments: ['UNASSIGNED'] }} variant="plain">
                {t('home.unassigned')}
              </Link>
            }
            meta={line(data && t('home.inProjects', { count: data.unassignedProjects }))}
          />
          <Stat
            label={t('home.deliveredWords')}
            value={data && formatNumber(data.deliveredWords)}
            delta={data && change(data)}
            meta={line(data && wordsBefore(data))}
          />
        </Tiles>
      </div>
      <div className={styles.work} data-waiting={!data || undefined}>
        <ProjectRows
          title={t('home.waitsForYou')}
          rows={data?.waiting}
          total={data?.waitingTotal}
          empty={t('home.waitsForYou.empty')}
          all={
            <Link to="/projects" search={{ sort: 'dueDate,asc' }}>
              {t('home.all')}
            </Link>
          }
        />
        <Changes changes={overview?.changes} />
      </div>
      <div className={styles.pair}>
        <DueChart
          days={data?.due}
          first={t('home.firstSteps')}
          second={t('home.laterSteps')}
          timezone={overview?.timezone}
        />
        <DeliveredChart weeks={data?.delivered} timezone={overview?.timezone} />
      </div>
    </>
  )
}

/** A line that keeps its place while it loads. */
const line = (text: string | number | false | undefined) => text || '\u00A0'

/** Words of last week up to the same moment, where no share says it. */
function wordsBefore(data: HomeManager): string | undefined {
  const { deliveredWordsBefore } = data
  if (deliveredWordsBefore === 0) return t('home.thisWeek')
  return change(data) ? undefined : t('home.beforeLastWeek', { words: formatNumber(deliveredWordsBefore) })
}

/** Words of this week beside those of last week up to the same moment. */
function change({ deliveredWords, deliveredWordsBefore }: HomeManager): StatProps['delta'] {
  if (deliveredWordsBefore === 0) return undefined
  const share = (deliveredWords - deliveredWordsBefore) / deliveredWordsBefore
  // More than three times as much is clearer beside what it was.
  if (share > 2) return undefined
  const isMore = share >= 0
  return {
    icon: isMore ? 'arrow-up' : 'arrow-down',
    tone: isMore ? 'success' : 'warning',
    text: t(isMore ? 'home.moreThanLastWeek' : 'home.lessThanLastWeek', { share: formatPercent(Math.abs(share)) }),
  }
}
