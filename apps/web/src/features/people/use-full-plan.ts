import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { accountTypes, tiers } from '@dragoman/sdk/tiers'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** Why no one can be added to the account; undefined while its plan has room, and until that is known. */
export function useFullPlan(): string | undefined {
  const own = useSession().snapshot.subject?.user.accountType
  const type = accountTypes.find((each) => each === own)
  const limit = type ? tiers[type].people : null
  const { data } = useQuery({ ...query(api.users.getCounters), enabled: limit !== null })
  if (limit === null || !data || data.total < limit) return undefined
  return t('users.planFull', { count: formatNumber(limit) })
}
