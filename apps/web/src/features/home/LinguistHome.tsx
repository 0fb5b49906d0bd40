import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Tiles } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { Counter } from './Counter.tsx'
import { Queue } from './Queue.tsx'
import { TaskLine } from './TaskLine.tsx'

const mine = { mine: true, size: 5, sort: 'dueDate,asc' }

/** What a linguist has to do: tasks in work, tasks to answer to, tasks to claim with what they pay. */
export function LinguistHome() {
  return (
    <>
      <Tiles minimum={160}>
        <Counter
          query={query(api.tasks.list, { query: { ...mine, statuses: ['APPROVED'] } })}
          link={
            <Link to="/tasks" search={{ statuses: ['APPROVED'] }} variant="plain">
              {t('home.inWork')}
            </Link>
          }
        />
        <Counter
          query={query(api.tasks.list, { query: { ...mine, statuses: ['PENDING'], assignments: ['ASSIGNED'] } })}
          link={
            <Link to="/tasks" search={{ statuses: ['PENDING'] }} variant="plain">
              {t('home.toAccept')}
            </Link>
          }
        />
        <Counter
          query={query(api.tasks.listAvailable, { query: { size: 5, sort: 'dueDate,asc' } })}
          link={
            <Link to="/tasks" search={{ tab: 'available' }} variant="plain">
              {t('home.available')}
            </Link>
          }
        />
      </Tiles>
      <Queue
        title={t('home.inWork')}
        query={query(api.tasks.list, { query: { ...mine, statuses: ['APPROVED'] } })}
        row={(task) => <TaskLine task={task} />}
        empty={t('home.inWork.empty')}
        all={
          <Link to="/tasks" search={{ statuses: ['APPROVED'] }}>
            {t('home.all')}
          </Link>
        }
      />
      <Queue
        title={t('home.toAccept')}
        query={query(api.tasks.list, { query: { ...mine, statuses: ['PENDING'], assignments: ['ASSIGNED'] } })}
        row={(task) => <TaskLine task={task} showsPay />}
        empty={t('home.toAccept.empty')}
        all={
          <Link to="/tasks" search={{ statuses: ['PENDING'] }}>
            {t('home.all')}
          </Link>
        }
      />
      <Queue
        title={t('home.available')}
        query={query(api.tasks.listAvailable, { query: { size: 5, sort: 'dueDate,asc' } })}
        row={(task) => <TaskLine task={task} showsPay />}
        empty={t('home.available.empty')}
        all={
          <Link to="/tasks" search={{ tab: 'available' }}>
            {t('home.all')}
          </Link>
        }
      />
    </>
  )
}
