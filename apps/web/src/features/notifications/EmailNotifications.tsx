import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { notificationsFor } from '@dragoman/sdk/notifications'
import { rolesOf } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { kindWords } from './kind-words.ts'

/** The emails that one gets, of those that go to one's roles; nothing where none do. */
export function EmailNotifications() {
  const { subject } = useSession().snapshot
  const { data, error, refetch } = useQuery(query(api.users.listSubscriptions))
  const { mutate, isPending } = useMutation(mutation(api.users.updateSubscriptions))
  const kinds = notificationsFor(rolesOf(subject))
  if (kinds.length === 0) return null
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const chosen = data.filter(({ subscribed }) => subscribed).map(({ code }) => code)
  const set = (code: string, isOn: boolean) =>
    mutate({ body: { subscriptions: isOn ? [...chosen, code] : chosen.filter((other) => other !== code) } })
  return (
    <Card title={t('profile.emails')} description={t('profile.emailsText')}>
      <Stack>
        {kinds.map(({ code }) => {
          const { name, text } = kindWords(code)
          return (
            <Switch
              key={code}
              isReversed
              isSelected={chosen.includes(code)}
              isDisabled={isPending}
              onChange={(isOn) => set(code, isOn)}
              description={text}
            >
              {name}
            </Switch>
          )
        })}
      </Stack>
    </Card>
  )
}
