import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { hasMessage, t } from '../../i18n/t.ts'

export interface NotificationsProps {
  /** What one is told of in the app. */
  chosen: readonly string[]
  isPending: boolean
  onChange: (kinds: string[]) => void
}

/** What one wants to be told of, in the app and by mail. */
export function Notifications({ chosen, isPending, onChange }: NotificationsProps) {
  const { data: mails, error, refetch } = useQuery(query(api.users.listSubscriptions))
  const update = useMutation(mutation(api.users.updateSubscriptions))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!mails) return <Skeleton lines={6} />
  const kinds = mails.map(({ code }) => code)
  const subscribed = mails.filter((mail) => mail.subscribed).map(({ code }) => code)
  const group = (label: string, value: readonly string[], isDisabled: boolean, change: (codes: string[]) => void) => (
    <CheckboxGroup label={label} value={[...value]} isDisabled={isDisabled} onChange={change}>
      {kinds.map((code) => (
        <Checkbox key={code} value={code}>
          {kindWord(code)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
  return (
    <Card title={t('profile.notifications')} description={t('profile.notifications.text')}>
      <Stack gap={24}>
        {group(t('profile.notifications.app'), chosen, isPending, onChange)}
        {group(t('profile.notifications.mail'), subscribed, update.isPending, (subscriptions) => update.mutate({ body: { subscriptions } }))}
      </Stack>
    </Card>
  )
}

function kindWord(code: string): string {
  const id = `profile.kind.${code}`
  return hasMessage(id) ? t(id) : code
}
