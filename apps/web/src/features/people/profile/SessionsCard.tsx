import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserSession } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { formatRelative } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { agentName } from './agent-name.ts'
import styles from './Security.module.css'

/** Where one is signed in; each of them but this one can be ended. */
export function SessionsCard() {
  const { data: sessions, error, refetch } = useQuery(query(api.users.listSessions))
  const endOthers = useMutation(mutation(api.users.endOtherSessions))
  const others = sessions?.filter(({ current }) => !current).length ?? 0
  const askEnd = () =>
    confirmDelete({
      title: t('profile.sessions.endOthersTitle', { count: others }),
      text: t('profile.sessions.endOthersText'),
      verb: t('profile.sessions.end'),
      run: async () => {
        const { length: count } = await endOthers.mutateAsync({})
        showToast({ tone: 'success', title: t('profile.sessions.ended', { count }) })
      },
    })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <Card
      title={t('profile.sessions')}
      description={t('profile.sessions.text')}
      actions={
        others > 0 && (
          <Button size="small" onPress={askEnd}>
            {t('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions ? (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.uuid} session={session} />
          ))}
        </ul>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: UserSession }) {
  const { uuid, kind, current, address, userAgent, impersonator, lastSeenAt } = session
  const end = useMutation(mutation(api.users.endSession))
  const name = kind === 'token' ? t('profile.sessions.token') : agentName(userAgent)
  const seen = t('profile.sessions.seen', { time: formatRelative(lastSeenAt) })
  return (
    <li>
      <div className={styles.what}>
        <span>{name}</span>
        <span className={styles.meta}>
          {address && (
            <>
              <bdi>{address}</bdi>
              {' · '}
            </>
          )}
          {seen}
          {impersonator && ` · ${t('profile.sessions.by', { name: impersonator })}`}
        </span>
      </div>
      {current ? (
        <Badge tone="success">{t('profile.sessions.current')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('profile.sessions.endOf', { name })}
          isPending={end.isPending}
          onPress={() => end.mutate({ path: { sessionUuid: uuid } })}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
