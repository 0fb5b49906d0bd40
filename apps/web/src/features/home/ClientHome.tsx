import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Tiles } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { Counter } from './Counter.tsx'
import { ProjectLine } from './ProjectLine.tsx'
import { Queue } from './Queue.tsx'

const one = { size: 1 }
const few = { size: 5 }

/** What waits for a client: quotes to approve, and how their projects are going. */
export function ClientHome() {
  return (
    <>
      <Tiles minimum={160}>
        <Counter
          query={query(api.projects.list, { query: { ...one, status: ['PENDING'] } })}
          link={
            <Link to="/projects" search={{ filter: 'status:pending' }} variant="plain">
              {t('home.toApprove')}
            </Link>
          }
        />
        <Counter
          query={query(api.projects.list, { query: { ...one, status: ['APPROVED'] } })}
          link={
            <Link to="/projects" search={{ filter: 'status:approved' }} variant="plain">
              {t('home.inProgress')}
            </Link>
          }
        />
        <Counter
          query={query(api.projects.list, { query: { ...one, status: ['DELIVERED'] } })}
          link={
            <Link to="/projects" search={{ filter: 'status:delivered' }} variant="plain">
              {t('home.delivered')}
            </Link>
          }
        />
      </Tiles>
      <Queue
        title={t('home.toApprove')}
        query={query(api.projects.list, { query: { ...few, status: ['PENDING'], sort: 'dueDate,asc' } })}
        row={(project) => <ProjectLine project={project} shows="cost" />}
        empty={t('home.toApprove.empty')}
        all={
          <Link to="/projects" search={{ filter: 'status:pending' }}>
            {t('home.all')}
          </Link>
        }
      />
      <Queue
        title={t('home.inProgress')}
        query={query(api.projects.list, { query: { ...few, status: ['APPROVED'], sort: 'dueDate,asc' } })}
        row={(project) => <ProjectLine project={project} shows="due" />}
        empty={t('home.inProgress.empty')}
        all={
          <Link to="/projects" search={{ filter: 'status:approved' }}>
            {t('home.all')}
          </Link>
        }
      />
    </>
  )
}
