import type { Portal } from '@dragoman/sdk/operations/portal'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useEffect, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { NewValues } from '../../custom-fields/values/NewValues.tsx'
import { useNewValues } from '../../custom-fields/values/use-new-values.ts'
import { useCreateProject } from '../../projects/create/use-create-project.ts'
import { inDoubt, unreadable, useOnceRead, usePreviews } from '../../projects/files/use-previews.ts'
import { useUploads } from '../../projects/files/use-uploads.ts'
import styles from '../portal.module.css'
import { RequestEstimate } from './RequestEstimate.tsx'
import { RequestFields } from './RequestFields.tsx'
import { RequestSource } from './RequestSource.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface RequestCardProps {
  portal: Portal
  onSent: () => void
}

/** A client says what to translate into which languages; a manager quotes it. */
export function RequestCard({ portal: { units }, onSent }: RequestCardProps) {
  const form = useRequestForm(units)
  const uploads = useUploads()
  const custom = useNewValues('PROJECT')
  const { project, submit } = useCreateProject(uploads, custom.body)
  const values = form.watch()
  const context = { source: values.source, target: values.targets[0], unit: values.unit }
  const previews = usePreviews(uploads.items, context)
  const [isTried, setTried] = useState(false)
  const { data: done, variables } = submit
  const isSent = typeof done === 'string'
  const [first] = uploads.items
  useUnsavedGuard((form.formState.isDirty || first !== undefined) && !isSent)
  useEffect(() => {
    if (!isSent) return
    showToast({ tone: 'success', title: t('portal.request.sent', { name: isolated(variables?.reference ?? '') }) })
    onSent()
    // Once, when it is sent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSent])

  const send = form.handleSubmit((filled) => {
    setTried(true)
    const isReady = custom.check() && first !== undefined && inDoubt(uploads.items, previews).length === 0
    if (!isReady || unreadable(uploads.items, previews).length > 0) return
    const reference = filled.reference.trim() || first.file.name.replace(/\.[^.]+$/, '')
    submit.mutate({ ...filled, reference })
  })
  const { isWaiting, start } = useOnceRead(previews, () => void send())
  const isSending = isWaiting || submit.isPending || isSent
  if (units.length === 0)
    return (
      <Card title={t('portal.request')}>
        <InlineAlert tone="info">{t('portal.request.noUnits')}</InlineAlert>
      </Card>
    )
  return (
    <Card title={t('portal.request')}>
      <Form label={t('portal.request')} onSubmit={start}>
        <div className={styles.order}>
          <RequestSource
            uploads={uploads}
            previews={previews}
            context={context}
            projectUuid={project?.uuid}
            isDisabled={isSending}
            errorMessage={isTried && !first ? t('portal.request.missing') : undefined}
          />
          <div className={styles.side}>
            <RequestFields form={form} units={units} isLocked={project !== null} />
            {project === null && <NewValues values={custom} />}
            {submit.error && !submit.isPending && (
              <InlineAlert tone="danger" isAnnounced>
                {errorText(submit.error)}
              </InlineAlert>
            )}
            <div className={styles.send}>
              <RequestEstimate values={values} items={uploads.items} previews={previews} />
              <Button type="submit" variant="primary" isPending={isSending}>
                {t('portal.request.send')}
              </Button>
            </div>
          </div>
        </div>
      </Form>
    </Card>
  )
}
