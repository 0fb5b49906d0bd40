import type { User } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { pairsBySource } from './language-pairs.ts'

/** From which languages a person translates, and into which. */
export function UserLanguages({ user }: { user: User }) {
  const groups = pairsBySource(user.supportedLanguagePairs)
  return (
    <Card title={t('users.languagePairs')}>
      {groups.length > 0 ? (
        <DescriptionList layout="beside">
          {groups.map(({ source, targets }) => (
            <Property key={source} term={t('users.from', { language: source })}>
              {formatList(targets)}
            </Property>
          ))}
        </DescriptionList>
      ) : (
        <EmptyState kind="first-use" icon="translate" headingLevel={3} title={t('users.languages.none')}>
          {t('users.languages.noneText')}
        </EmptyState>
      )}
    </Card>
  )
}
