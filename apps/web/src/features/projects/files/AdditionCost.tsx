import { useCan } from '@dragoman/hooks/permissions'
import { sdkOf } from '@dragoman/hooks/api-query-client'
import { operationKey } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack, Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatMoney, formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { Plan } from './FirstLanguages.tsx'

export interface AdditionCostProps {
  project: Project
  plan: Plan
  /** Files that have been previewed, by their uploads. */
  uploadUuids: readonly string[]
  words: number
}

/** What further files bring into a project: tasks, words, and what they cost at most. */
export function AdditionCost({ project, plan, uploadUuids, words }: AdditionCostProps) {
  const seesCosts = useCan(requirements['costs.estimateFiles'])
  const body = { uploadUuids: [...uploadUuids], targetLocales: plan.targets, workflows: plan.steps }
  const { data, error } = useQuery({
    // Another reading of a file has another price.
    queryKey: [...operationKey(api.costs.estimateFiles), project.uuid, body, words],
    queryFn: ({ client, signal }) =>
      call(sdkOf(client), api.costs.estimateFiles, { path: { projectUUID: project.uuid }, body }, { signal }),
    enabled: seesCosts,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  const tasks = uploadUuids.length * plan.targets.length * plan.steps.length
  return (
    <section aria-label={t('intake.brings')}>
      <Stack gap={12}>
        <Tiles minimum={160}>
          <Stat label={t('intake.tasks')} value={formatNumber(tasks)} />
          <Stat label={t('projects.words')} value={formatNumber(words * plan.targets.length)} />
          {seesCosts && !error && (
            <Stat
              label={t('intake.cost')}
              value={data && formatMoney(data.total, data.currency)}
              meta={t('intake.costText')}
            />
          )}
        </Tiles>
        {data && data.pairs.length > 1 && (
          <Disclosure title={t('intake.byLanguage')} headingLevel={4}>
            <DescriptionList layout="beside">
              {data.pairs.map(({ targetLocale, total }) => (
                <Property key={targetLocale} term={languageName(targetLocale)}>
                  {formatMoney(total, data.currency)}
                </Property>
              ))}
            </DescriptionList>
          </Disclosure>
        )}
        {data?.missingPrices && <InlineAlert tone="warning">{t('intake.missingPrices')}</InlineAlert>}
      </Stack>
    </section>
  )
}
