import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../display/Moment.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'

/** For managers: who works in the project, who has looked at the task, and who has given it back. */
export function TaskPeople({ task }: { task: Task }) {
  const path = { taskUUID: task.uuid }
  const vendors = useQuery(query(api.tasks.listVendors, { path: { taskUuid: task.uuid } }))
  const viewers = useQuery(query(api.users.listTaskViewers, { path }))
  const rejecters = useQuery(query(api.users.listTaskRejecters, { path }))
  return (
    <>
      {vendors.data && vendors.data.length > 0 && (
        <Card title={t('tasks.vendors')}>
          <DescriptionList>
            {vendors.data.map(({ vendor, currency, payable, tasks, words }) => (
              <Property key={`${vendor.uuid} ${currency}`} term={<bdi>{vendor.name}</bdi>}>
                {t('tasks.vendors.share', { tasks, words })}
                {payable !== undefined && currency && ` · ${formatMoney(payable, currency)}`}
              </Property>
            ))}
          </DescriptionList>
        </Card>
      )}
      {rejecters.data && rejecters.data.length > 0 && (
        <Card title={t('tasks.rejectedBy')}>
          <DescriptionList>
            {rejecters.data.map(({ user, date, reason }) => (
              <Property key={`${user.uuid} ${date}`} term={<bdi>{user.name}</bdi>}>
                <Moment value={date} />
                {reason && (
                  <>
                    {' · '}
                    <bdi>{reason}</bdi>
                  </>
                )}
              </Property>
            ))}
          </DescriptionList>
        </Card>
      )}
      {viewers.data && viewers.data.length > 0 && (
        <Card title={t('tasks.viewedBy')}>
          <DescriptionList>
            {viewers.data.map(({ user, date }) => (
              <Property key={user.uuid} term={<bdi>{user.name}</bdi>}>
                <Moment value={date} />
              </Property>
            ))}
          </DescriptionList>
        </Card>
      )}
    </>
  )
}
