import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

/** Mutes a project for oneself, or takes that back; says so, with a way back. */
export function useMuting() {
  const mute = useMutation(mutation(api.notifications.muteProject))
  const unmute = useMutation(mutation(api.notifications.unmuteProject))
  return function set({ uuid, name }: { uuid: string; name: string }, isMuted: boolean): void {
    const title = isMuted ? t('notifications.muted', { name }) : t('notifications.unmuted', { name })
    const action = { label: t('notifications.undo'), onAction: () => set({ uuid, name }, !isMuted) }
    const onSuccess = () => showToast({ tone: 'success', title, action })
    ;(isMuted ? mute : unmute).mutate({ path: { projectUuid: uuid } }, { onSuccess })
  }
}
