import type { BulkLinguist } from '@dragoman/sdk/operations/tasks'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { SearchField } from '@dragoman/ui/SearchField'
import { useState } from 'react'
import { formatList } from '../../../i18n/format.ts'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { availabilityFacts } from '../../../display/availability.ts'
import { personScoreFact } from '../../../display/person-score.ts'
import { recommendationFacts } from '../../../display/recommendation.ts'
import { obstacleText } from '../../../display/entry-name.ts'

/** From how many people on a search helps. */
const searchFrom = 8

export interface LinguistListProps {
  linguists: readonly BulkLinguist[]
  /** How many tasks are to be given. */
  total: number
  /** Id of the person. */
  value: string | null
  onChange: (id: string) => void
}

/** The linguists for some tasks: those who may do any of them to choose from, the others with what keeps them back. */
export function LinguistList({ linguists, total, value, onChange }: LinguistListProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found = linguists.filter(({ user }) => user.name.toLocaleLowerCase().includes(wanted))
  const able = found.filter(({ fits }) => fits > 0)
  const unable = found.filter(({ fits }) => fits === 0)
  return (
    <Stack gap={16}>
      {linguists.length > searchFrom && (
        <SearchField label={t('tasks.assign.search')} value={typed} onChange={setTyped} />
      )}
      {able.length > 0 ? (
        <RadioGroup label={t('tasks.assign.who')} value={value} onChange={onChange}>
          {able.map((linguist) => (
            <Radio key={linguist.user.uuid} value={linguist.user.uuid} description={factsOf(linguist, total)}>
              <bdi>{linguist.user.name}</bdi>
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <EmptyState kind="no-match" icon="users" headingLevel={3} title={t('tasks.assign.nobody')}>
          {t('tasks.assign.nobodyText')}
        </EmptyState>
      )}
      {unable.length > 0 && (
        <Disclosure
          title={t('tasks.assign.unable', { count: unable.length })}
          defaultExpanded={able.length === 0}
          headingLevel={3}
        >
          <RowList>
            {unable.map(({ user, blockedBy }) => (
              <RowListItem key={user.uuid} end={formatList(blockedBy.map(obstacleText))}>
                <bdi>{user.name}</bdi>
              </RowListItem>
            ))}
          </RowList>
        </Disclosure>
      )}
    </Stack>
  )
}

/**
 * The facts that help to choose: how well the person suits and why, how many of the tasks fit, the person's workload,
 * and the cost.
 */
function factsOf(linguist: BulkLinguist, total: number): string {
  const { fits, blockedBy } = linguist
  return [
    ...availabilityFacts(linguist.availability),
    ...recommendationFacts(linguist.recommendation, linguist.score !== undefined),
    personScoreFact(linguist),
    total > 1 && t('tasks.assign.fits', { count: fits, total }),
    t('tasks.assign.openTasks', { count: linguist.openTasks }),
    payOf(linguist),
    total > 1 && rateOf(linguist),
    blockedBy.length > 0 && formatList(blockedBy.map(obstacleText)),
  ]
    .filter((fact) => fact !== false && fact !== undefined)
    .join(' · ')
}

const rateOf = ({ wordRate, currency }: BulkLinguist) =>
  wordRate !== undefined && currency ? t('tasks.assign.rate', { rate: formatUnitPrice(wordRate, currency) }) : undefined

const payOf = ({ payableAmount, currency }: BulkLinguist) =>
  payableAmount !== undefined && currency ? formatMoney(payableAmount, currency) : t('tasks.assign.noRate')
