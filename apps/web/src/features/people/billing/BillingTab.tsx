import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { DetailLayout } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { BillingForm } from './BillingForm.tsx'
import { BillingHistory } from './BillingHistory.tsx'
import { PayoutCard } from './PayoutCard.tsx'

export interface BillingTabProps {
  user: User
  /** Whether they are one's own. */
  isOwn: boolean
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
}

/** To whom documents of a person are made out, how the person is paid, and who changed what of it. */
export function BillingTab({ user, isOwn, lock }: BillingTabProps) {
  const path = { userUUID: user.uuid }
  const { data: billing, error, refetch } = useQuery(query(api.users.getBilling, { path }))
  if (!billing) return error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />
  return (
    <DetailLayout aside={<PayoutCard user={user} billing={billing} isOwn={isOwn} lock={lock} />}>
      <BillingForm key={user.uuid} billing={billing} lock={lock} />
      <BillingHistory userUUID={user.uuid} />
    </DetailLayout>
  )
}
