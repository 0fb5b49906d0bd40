import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { formatNumber } from '../../i18n/format.ts'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import { amountsText } from './amounts.ts'
import { Changes } from './Changes.tsx'
import { DueChart, MonthChart } from './HomeCharts.tsx'
import styles from './home.module.css'
import { ContinueTask, TaskRows, type AnswerTask } from './TaskRows.tsx'

/** The work of a linguist: a task to continue, tasks to answer and to claim with their pay, and the week ahead. */
export function LinguistHome({ overview, answer }: { overview: HomeOverview | undefined; answer: AnswerTask }) {
  const data = overview?.linguist
  const next = data?.nextDueDate
  return (
    <>
      <div className={styles.figures}>
        <Tiles minimum={160}>
          <Stat
            label={null}
            value={data && formatNumber(data.inProgress)}
            link={
              <Link to="/tasks" search={{ statuses: ['APPROVED'] }} variant="plain">
                {t('home.inWork')}
              </Link>
            }
            meta={
              <>
                {data ? t('home.words', { count: data.inProgressWords }) : '\u00A0'}
                {next !== undefined && (
                  <span>
                    {t('home.nextDue')} <Moment value={next} as="relative" />
                  </span>
                )}
              </>
            }
          />
          <Stat
            label={null}
            value={data && formatNumber(data.assigned)}
            link={
              <Link to="/tasks" search={{ statuses: ['PENDING'] }} variant="plain">
                {t('home.toAccept')}
              </Link>
            }
            meta={'\u00A0'}
          />
          <Stat
            label={null}
            value={data && formatNumber(data.available)}
            link={
              <Link to="/tasks" search={{ tab: 'available' }} variant="plain">
                {t('home.available')}
              </Link>
            }
            meta={'\u00A0'}
          />
          <Stat
            label={null}
            value={data && (amountsText(data.toBePaid) || '–')}
            link={
              <Link to="/tasks" search={{ tab: 'delivered' }} variant="plain">
                {t('home.toBePaid')}
              </Link>
            }
            meta={data ? t('home.tasks', { count: data.toBePaidTasks }) : '\u00A0'}
          />
        </Tiles>
      </div>
      <div className={styles.work}>
        <div className={styles.column} data-waiting={!data || undefined}>
          <ContinueTask task={data?.tasks.find(({ group }) => group === 'IN_PROGRESS')} isLoading={!data} />
          <TaskRows data={data} answer={answer} />
        </div>
        <div className={styles.column} data-waiting={!data || undefined}>
          <DueChart
            days={data?.due}
            first={t('home.accepted')}
            second={t('home.offered')}
            timezone={overview?.timezone}
            capacity={data?.wordsPerDay}
          />
          <Capacity words={data?.wordsPerDay} />
          <MonthChart
            title={t('home.payByMonth')}
            months={data?.pay}
            currency={data?.payCurrency}
            series={t('home.pay')}
            timezone={overview?.timezone}
            empty={t('home.payByMonth.empty')}
            fileName="pay-by-month"
          />
          <Changes changes={overview?.changes} />
        </div>
      </div>
    </>
  )
}

/** The words that a linguist can translate in a day, by which managers plan. */
const Capacity = ({ words }: { words: number | undefined }) => (
  <Card>
    <div className={styles.capacity}>
      <span>{words === undefined ? '\u00A0' : t('home.capacity', { count: formatNumber(words) })}</span>
      <LinkButton size="small" to="/users/profile" search={{ tab: 'availability' }}>
        {t('home.capacity.change')}
      </LinkButton>
    </div>
  </Card>
)
