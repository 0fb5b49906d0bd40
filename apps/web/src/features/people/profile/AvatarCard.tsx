import { announceAvatar } from '@dragoman/hooks/avatar'
import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { Avatar } from '@dragoman/ui/Avatar'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { TriggerButton } from '@dragoman/ui/TriggerButton'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from './AvatarCard.module.css'

const AvatarCropper = overlay(() => import('./AvatarCropper.tsx'), 'AvatarCropper')

const types = ['image/png', 'image/jpeg', 'image/webp']
const limit = 5 * 1024 * 1024

/** One's picture: chosen from a file and cropped, or taken away. */
export function AvatarCard({ user }: { user: LoggedUser }) {
  const { session } = useSession()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = useMutation(mutation(api.users.removeAvatar))
  const follow = (avatar: string | undefined) => {
    announceAvatar(user.uuid, avatar)
    void session.refresh()
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const isTaken = types.includes(chosen.type) && chosen.size <= limit
    setProblem(isTaken ? null : t('profile.avatar.refused'))
    if (isTaken) setFile(chosen)
  }
  return (
    <Card title={t('profile.avatar')}>
      <Stack gap={12}>
        <div className={styles.line}>
          <Avatar name={user.name} src={user.avatar} size={64} isDecorative />
          <Row>
            <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
              <TriggerButton icon="upload">
                {user.avatar ? t('profile.avatar.change') : t('profile.avatar.choose')}
              </TriggerButton>
            </FileTrigger>
            {user.avatar && (
              <Button
                variant="quiet"
                isPending={remove.isPending}
                onPress={() => remove.mutate({}, { onSuccess: () => follow(undefined) })}
              >
                {t('profile.avatar.remove')}
              </Button>
            )}
          </Row>
        </div>
        <p className={styles.hint}>{t('profile.avatar.text')}</p>
        {problem && (
          <InlineAlert tone="danger" isAnnounced>
            {problem}
          </InlineAlert>
        )}
      </Stack>
      <Suspense>
        {file && (
          <AvatarCropper
            file={file}
            onClose={() => setFile(null)}
            onUnreadable={() => {
              setFile(null)
              setProblem(t('profile.avatar.refused'))
            }}
            onUploaded={(avatar) => {
              setFile(null)
              follow(avatar)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}
