import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnitWorkflowRule } from '@dragoman/sdk/operations/orgUnits'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatList } from '../../../i18n/format.ts'

/** Which steps a unit's files go through, by the kind of file. */
export function UnitWorkflows({ orgUnitUUID }: { orgUnitUUID: string }) {
  const { data: rules, error, refetch } = useQuery(query(api.orgUnits.listWorkflows, { path: { orgUnitUUID } }))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  const active = rules?.filter((rule) => rule.active)
  return (
    <Card title={t('organizations.workflows')} description={t('organizations.workflowsText')}>
      {!active && <Skeleton lines={3} />}
      {active?.length === 0 && (
        <EmptyState kind="first-use" icon="tasks" headingLevel={3} title={t('organizations.noWorkflows')}>
          {t('organizations.noWorkflowsText')}
        </EmptyState>
      )}
      {active && active.length > 0 && (
        <DescriptionList layout="beside">
          {active.map((rule) => (
            <Rule key={rule.name} rule={rule} />
          ))}
        </DescriptionList>
      )}
    </Card>
  )
}

function Rule({ rule }: { rule: OrgUnitWorkflowRule }) {
  const steps = Object.entries(rule.workflows)
  return (
    <Property term={<bdi>{rule.name}</bdi>}>
      {steps.map(([code, extensions]) => (
        <div key={code}>
          {extensions.length > 0
            ? t('organizations.stepFor', { step: enumWord('workflow', code), files: formatList(extensions) })
            : enumWord('workflow', code)}
        </div>
      ))}
    </Property>
  )
}
