import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Logo as StoredLogo } from '@dragoman/sdk/operations/branding'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { TriggerButton } from '@dragoman/ui/TriggerButton'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { errorText } from '../../../errors/error-text.ts'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { Logo, type ShownBrand } from '../../../shell/Logo.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import styles from './branding.module.css'
import { logoTypes, readDraft, type LogoDraft } from './logo-draft.ts'

const calls = {
  logo: { upload: api.branding.uploadLogo, remove: api.branding.removeLogo },
  portalLogo: { upload: api.branding.uploadPortalLogo, remove: api.branding.removePortalLogo },
}

export interface LogoCardProps {
  kind: keyof typeof calls
  accountUUID: string
  /** The stored logo. */
  logo: StoredLogo | undefined
  draft: LogoDraft | null
  /** The logo that is shown as long as there is none; the product's own by default. */
  fallback?: ShownBrand
  onDraft: (draft: LogoDraft | null) => void
}

/** A logo of the account: chosen, looked at, and only then saved; or removed. */
export function LogoCard({ kind, accountUUID, logo, draft, fallback, onDraft }: LogoCardProps) {
  const { session } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const path = { accountUUID }
  const upload = useMutation({ ...mutation(calls[kind].upload), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(calls[kind].remove), meta: { showsErrors: true } })
  const choose = (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    upload.reset()
    readDraft(file).then(onDraft, (error: Error) => setProblem(error.message))
  }
  const save = ({ file }: LogoDraft) =>
    upload.mutate(
      { path, body: { file } },
      {
        onSuccess: () => {
          onDraft(null)
          void session.refresh()
        },
      },
    )
  const askRemove = () =>
    confirmDelete({
      title: t(`branding.${kind}.removeTitle`),
      text: t(`branding.${kind}.removeText`),
      verb: t('branding.remove'),
      run: async () => {
        await remove.mutateAsync({ path })
        void session.refresh()
      },
    })
  const hasOne = Boolean(logo ?? draft)
  const picture = draft?.logo.square ?? logo?.wide
  const failure = problem ?? (upload.error && errorText(upload.error))
  return (
    <Card
      title={t(`branding.${kind}`)}
      actions={
        <span role="status" className={styles.saved}>
          {upload.isSuccess && !draft && (
            <>
              <Icon name="success" /> {t('branding.saved')}
            </>
          )}
        </span>
      }
      footer={
        draft && (
          <div className={styles.footer}>
            <Row>
              <Button variant="primary" isPending={upload.isPending} onPress={() => save(draft)}>
                {t('shell.save')}
              </Button>
              <Button variant="quiet" onPress={() => onDraft(null)}>
                {t('branding.discard')}
              </Button>
            </Row>
            <span>{t('branding.previewed')}</span>
          </div>
        )
      }
    >
      <p className={styles.text}>{t(`branding.${kind}.text`)}</p>
      <div className={styles.drop}>
        <div className={styles.tile}>
          {picture === undefined ? <Logo isNarrow brand={fallback} /> : <img src={picture} alt="" />}
        </div>
        <div className={styles.about}>
          <Row>
            <FileTrigger acceptedFileTypes={logoTypes} onSelect={(files) => choose(files?.[0])}>
              <TriggerButton icon="upload" aria-label={hasOne ? t(`branding.${kind}.replace`) : undefined}>
                {t(hasOne ? 'branding.replace' : `branding.${kind}.choose`)}
              </TriggerButton>
            </FileTrigger>
            {logo && !draft && (
              <Button variant="quiet" aria-label={t(`branding.${kind}.remove`)} onPress={askRemove}>
                {t('branding.remove')}
              </Button>
            )}
          </Row>
          <p className={styles.meta}>{describe(logo, draft)}</p>
        </div>
      </div>
      {failure && (
        <InlineAlert tone="danger" isAnnounced>
          {failure}
        </InlineAlert>
      )}
    </Card>
  )
}

/** Name, size, and measures of what is shown, as far as there is something. */
function describe(logo: StoredLogo | undefined, draft: LogoDraft | null) {
  if (!logo && !draft) return t('branding.formats')
  const { width, height } = draft ?? logo!
  return (
    <>
      <bdi>{draft?.file.name ?? logo!.fileName}</bdi>
      {` · ${formatBytes(draft?.file.size ?? logo!.size)} · `}
      <bdi dir="ltr">{`${formatNumber(width)} × ${formatNumber(height)}`}</bdi>
      {draft && ` · ${t('branding.unsaved')}`}
    </>
  )
}
