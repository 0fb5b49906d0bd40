import type { SsoFailure } from '@dragoman/sdk/operations/sso'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { formatFullTimestamp } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { ComparedValues } from './ComparedValues.tsx'
import { problemText } from './sso-words.ts'

/** The sign-ins that failed last, with what an administrator needs to mend them. */
export function FailureList({ failures }: { failures: readonly SsoFailure[] }) {
  return (
    <Card title={t('sso.failures')} description={failures.length === 0 ? t('sso.noFailures') : t('sso.failuresText')}>
      {failures.length > 0 && (
        <RowList>
          {failures.map(({ uuid, date, problem, email, expected, received }) => (
            <RowListItem
              key={uuid}
              end={formatFullTimestamp(date)}
              below={
                <>
                  {email !== undefined && (
                    <div>
                      <bdi>{email}</bdi>
                    </div>
                  )}
                  <ComparedValues expected={expected} received={received} />
                  <CopyableId value={uuid} labels={{ copy: t('sso.copyId') }} />
                </>
              }
            >
              {problemText(problem)}
            </RowListItem>
          ))}
        </RowList>
      )}
    </Card>
  )
}
