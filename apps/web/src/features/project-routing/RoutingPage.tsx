import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectRouting } from '@dragoman/sdk/operations/projectRouting'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { bodyOf, draftOf } from './routing-draft.ts'
import { RoutingEditor } from './RoutingEditor.tsx'

/** The way back to all configurations. */
export const parents = () => [
  <Link key="routing" to="/settings/translation-settings/multi-project-config">
    {t('routing.title')}
  </Link>,
]

/** A configuration of project routing. */
export function RoutingPage({ routing }: { routing: ProjectRouting }) {
  const navigate = useNavigate()
  const remove = useMutation({ ...mutation(api.projectRouting.remove), meta: { showsErrors: true } })
  const restore = useMutation(mutation(api.projectRouting.upsert))
  const { name, uuid, lastChange } = routing
  const askRemove = () =>
    confirmDelete({
      title: t('routing.deleteTitle', { name }),
      text: t('routing.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path: { configUuid: uuid } })
        const action = { label: t('routing.undo'), onAction: () => restore.mutate({ body: bodyOf(draftOf(routing)) }) }
        showToast({ tone: 'success', title: t('routing.deleted', { name }), action })
        await navigate({ to: '/settings/translation-settings/multi-project-config' })
      },
    })
  return (
    <SettingsPageFrame
      title={name}
      description={t('routing.restText')}
      lastChange={lastChange}
      parents={parents()}
      actions={
        <Button icon="trash" onPress={askRemove}>
          {t('routing.delete')}
        </Button>
      }
    >
      <RoutingEditor routing={routing} onSaved={() => undefined} />
    </SettingsPageFrame>
  )
}
