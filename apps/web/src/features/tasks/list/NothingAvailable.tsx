import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { languagePairsText } from '../../people/language-pairs.ts'

/** Why there is nothing to claim: what the linguist gets offered depends on their languages and units. */
export function NothingAvailable() {
  const { data: me } = useQuery(query(api.users.getLoggedUser))
  if (!me) return null
  const { supportedLanguagePairs: pairs, orgUnits, organizations } = me
  const units = [...orgUnits, ...organizations].map(({ name }) => name)
  const why =
    pairs.length === 0
      ? t('tasks.available.noLanguages')
      : units.length === 0
        ? t('tasks.available.noUnits')
        : t('tasks.available.why', { languages: languagePairsText(pairs), units: formatList(units) })
  return (
    <EmptyState
      kind="first-use"
      title={t('tasks.available.empty')}
      action={<Link to="/users/profile">{t('tasks.available.profile')}</Link>}
    >
      {why}
    </EmptyState>
  )
}
