import { sdkOf } from '@dragoman/hooks/api-query-client'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { User, UserListItem } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { MenuItem, MenuSeparator, MoreMenu } from '@dragoman/ui/MenuButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { HeaderMenu } from '../../ground/HeaderMenu.tsx'
import { confirmLeaving } from '../../ground/unsaved.ts'
import { useLock } from './use-lock.ts'
import { userActions, type UserAction } from './user-actions.ts'

const ChangeEmail = overlay(() => import('./ChangeEmail.tsx'), 'ChangeEmail')
const ConfirmUserAction = overlay(() => import('./ConfirmUserAction.tsx'), 'ConfirmUserAction')

export interface PersonMenuProps {
  user: UserListItem & Partial<User>
  onRemoved?: () => void
  /** In the header of a page it looks like the buttons there. */
  variant?: 'quiet' | 'outline'
}

/** The actions of someone of a higher role on a person; with the reason where they can't. Nothing for oneself. */
export function PersonMenu({ user, onRemoved, variant = 'quiet' }: PersonMenuProps) {
  const { session, snapshot } = useSession()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<UserAction | null>(null)
  const [isMoving, setMoving] = useState(false)
  const lock = useLock(user)
  const impersonate = useMutation({
    mutationFn: () => call(sdkOf(queryClient), api.users.impersonate, { path: { id: user.uuid } }),
    // A load of its own, without anything of who was here before.
    onSuccess: ({ redirectUrl }) => location.assign(redirectUrl),
  })
  if (!session.can(requirements['users.update']) || snapshot.subject?.user.uuid === user.uuid) return null
  const Frame = variant === 'outline' ? HeaderMenu : MoreMenu
  const offered = userActions.filter(({ isOffered }) => isOffered(user))
  const item = (action: UserAction) => (
    <MenuItem
      key={action.id}
      icon={action.icon}
      tone={action.isDangerous ? 'danger' : undefined}
      isDisabled={lock !== null}
      onAction={() => setChosen(action)}
    >
      {t(`users.action.${action.id}`)}
    </MenuItem>
  )
  return (
    <>
      <Frame label={t('users.menu', { name: user.name })}>
        {session.can(requirements['users.impersonate']) && !snapshot.subject?.impersonator && (
          <MenuItem
            icon="eye"
            isDisabled={lock !== null || user.status !== 'ACTIVE' || user.blocked === true}
            description={lock ?? undefined}
            onAction={() => void confirmLeaving().then((leaves) => leaves && impersonate.mutate())}
          >
            {t('users.action.impersonate')}
          </MenuItem>
        )}
        {session.can(['ROLE_ACCOUNT_ADMIN']) && (
          <MenuItem icon="edit" isDisabled={lock !== null} onAction={() => setMoving(true)}>
            {t('users.email.change')}
          </MenuItem>
        )}
        {offered.filter(({ isDangerous }) => !isDangerous).map(item)}
        <MenuSeparator />
        {offered.filter(({ isDangerous }) => isDangerous).map(item)}
      </Frame>
      <Suspense>
        {isMoving && <ChangeEmail user={user} onClose={() => setMoving(false)} />}
        {chosen && (
          <ConfirmUserAction
            user={user}
            action={chosen}
            onClose={() => setChosen(null)}
            onDone={chosen.id === 'remove' ? onRemoved : undefined}
          />
        )}
      </Suspense>
    </>
  )
}
