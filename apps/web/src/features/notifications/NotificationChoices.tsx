import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { notificationsFor } from '@dragoman/sdk/notifications'
import { rolesOf } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import type { EmailPace } from './channel-choices.tsx'
import { ChannelRow } from './ChannelRow.tsx'
import { kindWords } from './kind-words.ts'

/** The choice of notifications for the person's own roles, in the app and by email; nothing where there are none. */
export function NotificationChoices() {
  const { subject } = useSession().snapshot
  const { data, error, refetch } = useQuery(query(api.users.listSubscriptions))
  const { data: settings } = useQuery(query(api.users.getPreferenceSettings))
  // Two changes quickly after each other are saved in this order, and the second holds the first.
  const emails = useMutation({ ...mutation(api.users.updateSubscriptions), scope: { id: 'notification emails' } })
  const shown = useMutation({ ...mutation(api.users.updatePreferenceSettings), scope: { id: 'notifications shown' } })
  const kinds = notificationsFor(rolesOf(subject))
  if (kinds.length === 0) return null
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data || !settings) return <Skeleton lines={8} />
  const sent = emails.isPending ? emails.variables.body : undefined
  const inApp: readonly string[] = (shown.isPending && shown.variables.body?.notifications) || settings.notifications
  const paceOf = (code: string): EmailPace => {
    if (sent) return sent.daily?.includes(code) ? 'DAILY' : sent.subscriptions.includes(code) ? 'AT_ONCE' : 'NONE'
    const found = data.find((each) => each.code === code)
    return found?.subscribed ? (found.daily ? 'DAILY' : 'AT_ONCE') : 'NONE'
  }
  const setEmail = (code: string, pace: EmailPace) => {
    const paces = data.map((each) => ({ code: each.code, pace: each.code === code ? pace : paceOf(each.code) }))
    const codes = (isMeant: (pace: EmailPace) => boolean) =>
      paces.filter((each) => isMeant(each.pace)).map((each) => each.code)
    const subscriptions = codes((each) => each !== 'NONE')
    emails.mutate({ body: { subscriptions, daily: codes((each) => each === 'DAILY') } })
  }
  const setShown = (code: string, isOn: boolean) => {
    const others = inApp.filter((other) => other !== code)
    shown.mutate({ body: { notifications: isOn ? [...others, code] : others } })
  }
  return (
    <Card title={t('profile.emails')} description={t('profile.emailsText')}>
      <Stack>
        {kinds.map(({ code }) => (
          <ChannelRow
            key={code}
            {...kindWords(code)}
            inApp={inApp.includes(code)}
            email={paceOf(code)}
            onInApp={(isOn) => setShown(code, isOn)}
            onEmail={(pace) => setEmail(code, pace)}
          />
        ))}
      </Stack>
    </Card>
  )
}
