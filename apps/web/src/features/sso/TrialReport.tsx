import type { SsoTrial } from '@dragoman/sdk/operations/sso'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { formatList, isolated } from '../../i18n/format.ts'
import { formatFullTimestamp } from '../../i18n/format-days.ts'
import { enumWord, hasMessage, t, type MessageId } from '../../i18n/t.ts'
import { ComparedValues } from './ComparedValues.tsx'
import { problemText } from './sso-words.ts'
import { trialQuery } from './sso-queries.ts'

const results = ['PASSED', 'FAILED', 'NOT_REACHED'] as const
const tones = { PASSED: 'success', FAILED: 'danger', NOT_REACHED: 'neutral' } as const

/** The result of a trial sign-in, check by check. */
export function TrialReport({ uuid }: { uuid: string }) {
  const { data, error } = useQuery(trialQuery(uuid))
  if (error) return <InlineAlert tone="danger">{errorText(error)}</InlineAlert>
  if (!data) return null
  return (
    <Card title={t('sso.trial')} description={formatFullTimestamp(data.date)}>
      <Stack gap={12}>
        <InlineAlert
          tone={data.problem === undefined ? 'success' : 'danger'}
          title={t(data.problem === undefined ? 'sso.trialGood' : 'sso.trialBad')}
          isAnnounced
        >
          {data.problem === undefined ? outcomeText(data) : problemText(data.problem)}
          <ComparedValues expected={data.expected} received={data.received} />
        </InlineAlert>
        <RowList label={t('sso.checks')}>
          {data.checks.map(({ check, result }) => {
            const known = results.find((one) => one === result) ?? 'NOT_REACHED'
            return (
              <RowListItem key={check} end={<Badge tone={tones[known]}>{t(`sso.result.${known}`)}</Badge>}>
                {checkText(check)}
              </RowListItem>
            )
          })}
        </RowList>
        {data.claims.length > 0 && (
          <DescriptionList>
            {data.claims.map(({ name, values }) => (
              <Property key={name} term={name}>
                <bdi>{values.join(', ')}</bdi>
              </Property>
            ))}
          </DescriptionList>
        )}
      </Stack>
    </Card>
  )
}

function outcomeText({ isNew, name, email = '', role, orgUnits = [] }: SsoTrial): string {
  if (!isNew || role === undefined) return t('sso.wouldSignIn', { name: isolated(name ?? email) })
  const units = orgUnits.length > 0 ? formatList(orgUnits.map((unit) => unit.name)) : t('shell.none')
  return t('sso.wouldCreate', { email: isolated(email), role: enumWord('role', role), units })
}

function checkText(check: string): string {
  const id = `sso.check.${check}`
  return hasMessage(id) ? (t as (id: MessageId) => string)(id as MessageId) : check
}
