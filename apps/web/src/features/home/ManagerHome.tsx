import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Tiles } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { Counter } from './Counter.tsx'
import { ProjectLine } from './ProjectLine.tsx'
import { Queue } from './Queue.tsx'
import { TaskLine } from './TaskLine.tsx'

const one = { size: 1 }
const few = { size: 5 }

/** What waits for a manager: figures that lead to lists, tasks without a linguist, projects that wait or are due. */
export function ManagerHome() {
  return (
    <>
      <Tiles minimum={160}>
        <Counter
          query={query(api.projects.list, { query: { ...one, status: ['DRAFT'] } })}
          link={
            <Link to="/projects" search={{ filter: 'status:draft' }} variant="plain">
              {t('home.toQuote')}
            </Link>
          }
        />
        <Counter
          query={query(api.projects.list, { query: { ...one, status: ['PENDING'] } })}
          link={
            <Link to="/projects" search={{ filter: 'status:pending' }} variant="plain">
              {t('home.waiting')}
            </Link>
          }
        />
        <Counter
          query={query(api.tasks.list, { query: { ...one, statuses: ['PENDING'], assignments: ['UNASSIGNED'] } })}
          link={
            <Link to="/tasks" search={{ statuses: ['PENDING'], assignments: ['UNASSIGNED'] }} variant="plain">
              {t('home.unassigned')}
            </Link>
          }
        />
        <Counter
          query={query(api.tasks.list, { query: { ...one, late: true } })}
          link={
            <Link to="/tasks" search={{ late: true }} variant="plain">
              {t('home.late')}
            </Link>
          }
        />
      </Tiles>
      <Queue
        title={t('home.unassigned')}
        query={query(api.tasks.list, {
          query: { ...few, statuses: ['PENDING'], assignments: ['UNASSIGNED'], sort: 'dueDate,asc' },
        })}
        row={(task) => <TaskLine task={task} />}
        empty={t('home.unassigned.empty')}
        all={
          <Link to="/tasks" search={{ statuses: ['PENDING'], assignments: ['UNASSIGNED'] }}>
            {t('home.all')}
          </Link>
        }
      />
      <Queue
        title={t('home.waiting')}
        query={query(api.projects.list, { query: { ...few, status: ['PENDING'], sort: 'dueDate,asc' } })}
        row={(project) => <ProjectLine project={project} shows="cost" />}
        empty={t('home.waiting.empty')}
        all={
          <Link to="/projects" search={{ filter: 'status:pending' }}>
            {t('home.all')}
          </Link>
        }
      />
      <Queue
        title={t('home.dueNext')}
        query={query(api.projects.list, { query: { ...few, status: ['APPROVED'], sort: 'dueDate,asc' } })}
        row={(project) => <ProjectLine project={project} shows="due" />}
        empty={t('home.dueNext.empty')}
        all={
          <Link to="/projects" search={{ filter: 'status:approved', sort: 'dueDate,asc' }}>
            {t('home.all')}
          </Link>
        }
      />
    </>
  )
}
