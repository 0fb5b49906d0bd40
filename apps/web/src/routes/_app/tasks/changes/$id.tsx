import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BulkResult } from '../../../../bulk/BulkResult.tsx'
import { formatTimestamp } from '../../../../i18n/format.ts'
import { hasMessage, t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { Link } from '../../../../shell/links.ts'

const changeQuery = (changeUuid: string) => query(api.bulkChanges.get, { path: { changeUuid } })

export const Route = createFileRoute('/_app/tasks/changes/$id')({
  staticData: { title: 'bulk.title', areas: ['tasks'], requires: ['TASK_assign'] },
  loader: (args) => load(args, changeQuery(args.params.id)),
  component: ChangePage,
})

function ChangePage() {
  const { data: change } = useSuspenseQuery(changeQuery(Route.useParams().id))
  const id = `bulk.kind.${change.kind}`
  const by = [change.user?.name, formatTimestamp(change.at)].filter(Boolean).join(' · ')
  return (
    <Page>
      <PageHeader
        title={hasMessage(id) ? t(id) : t('bulk.title')}
        description={by}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="tasks" to="/tasks">
                {t('tasks.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>
        <BulkResult change={change} />
      </PageBody>
    </Page>
  )
}
