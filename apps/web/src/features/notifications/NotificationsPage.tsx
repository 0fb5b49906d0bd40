import { oneOf, search, text } from '@dragoman/hooks/list'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { notificationKinds } from '@dragoman/sdk/notifications'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { Page, PageBody, Row } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { kindWords } from './kind-words.ts'
import { NotificationList } from './NotificationList.tsx'
import { useMuting } from './use-muting.ts'

/** The parts of the address that narrow the list. */
const notificationSearch = search({ show: oneOf(['UNREAD', 'MUTED'] as const), kind: text })

type NotificationSearch = Partial<ReturnType<typeof notificationSearch>>

const shows = ['ALL', 'UNREAD', 'MUTED'] as const

/** Everything that one was told of, by day, with what narrows it in the address. */
export function NotificationsPage() {
  // Read here, not by the route, which is part of every page.
  const { show: chosen, kind } = notificationSearch(useSearch({ strict: false }))
  const show = chosen ?? 'ALL'
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(mutation(api.notifications.markRead))
  const change = (next: NotificationSearch) =>
    void navigate({ to: '.', search: (present) => ({ ...present, ...next }), replace: true })
  const words = { ALL: t('notifications.every'), UNREAD: t('notifications.unread'), MUTED: t('notifications.mutedTab') }
  return (
    <Page>
      <PageHeader
        title={t('notifications.title')}
        description={t('notifications.text')}
        actions={
          <>
            <LinkButton to="/users/profile" search={{ tab: 'preferences' }} icon="settings">
              {t('notifications.choose')}
            </LinkButton>
            <Button icon="check" isPending={isPending} onPress={() => mutate({ body: {} })}>
              {t('notifications.markAll')}
            </Button>
          </>
        }
      />
      <PageBody>
        <Row>
          <SegmentedControl<(typeof shows)[number]>
            label={t('notifications.title')}
            value={show}
            options={shows.map((id) => ({ id, label: words[id] }))}
            onChange={(id) => change({ show: id === 'ALL' ? undefined : id })}
          />
          <NativeSelect
            label={t('notifications.kinds')}
            value={kind ?? ''}
            options={[
              { id: '', label: t('notifications.anyKind') },
              ...notificationKinds.map(({ code }) => ({ id: code, label: kindWords(code).name })),
            ]}
            onChange={(code) => change({ kind: code === '' ? undefined : code })}
          />
        </Row>
        {show === 'MUTED' && <MutedProjects />}
        <Card isFlush>
          <NotificationList show={show} kind={kind} />
        </Card>
      </PageBody>
    </Page>
  )
}

/** The projects that one has muted, each with the way back. */
function MutedProjects() {
  const { data } = useQuery(query(api.notifications.listMutedProjects))
  const setMuted = useMuting()
  if (!data || data.length === 0) return null
  return (
    <Card>
      <RowList label={t('notifications.mutedTab')}>
        {data.map((project) => (
          <RowListItem
            key={project.uuid}
            end={<TextButton onPress={() => setMuted(project, false)}>{t('notifications.unmute')}</TextButton>}
          >
            <bdi>{project.name}</bdi>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
