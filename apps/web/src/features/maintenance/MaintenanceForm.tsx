import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { MaintenanceNotice } from '@dragoman/sdk/operations/maintenance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout, FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '../../errors/error-text.ts'
import { FormDate } from '../../form/FormDate.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { ownTimezone } from '../../i18n/own-timezone.ts'

interface Values {
  beginDate: number | null
  endDate: number | null
}

/** Announces maintenance with its begin and end, and takes the announcement back. */
export function MaintenanceForm({ notice }: { notice: MaintenanceNotice | null }) {
  const form = useForm<Values>({
    values: { beginDate: notice?.beginDate ?? null, endDate: notice?.endDate ?? null },
  })
  const announce = useMutation({ ...mutation(api.maintenance.set), meta: { showsErrors: true } })
  const remove = useMutation(mutation(api.maintenance.remove))
  const { isDirty } = form.formState
  useUnsavedGuard(isDirty && !announce.isPending && !announce.isSuccess)
  const timeZone = ownTimezone()
  const submit = ({ beginDate, endDate }: Values) => {
    if (beginDate === null || endDate === null) return
    announce.mutate(
      { body: { beginDate, endDate } },
      { onSuccess: () => showToast({ tone: 'success', title: t('maintenance.done') }) },
    )
  }
  return (
    <Card
      title={t(notice ? 'maintenance.announced' : 'maintenance.announce')}
      description={t('maintenance.zone', { timezone: timeZone.replaceAll('_', ' ') })}
    >
      <Form label={t('maintenance.title')} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormLayout width="full">
          {notice?.inProgress && <InlineAlert tone="info">{t('maintenance.inProgress')}</InlineAlert>}
          {announce.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(announce.error)}
            </InlineAlert>
          )}
          <FormRow>
            <FormDate
              form={form}
              name="beginDate"
              label={t('maintenance.begin')}
              missing={t('maintenance.beginMissing')}
              granularity="minute"
              timeZone={timeZone}
            />
            <FormDate
              form={form}
              name="endDate"
              label={t('maintenance.end')}
              missing={t('maintenance.endMissing')}
              check={(end, { beginDate }) =>
                end === null || beginDate === null || end > beginDate || t('maintenance.endBefore')
              }
              granularity="minute"
              timeZone={timeZone}
            />
          </FormRow>
          <Row>
            <Button type="submit" variant="primary" isPending={announce.isPending} isDisabled={!isDirty}>
              {t('maintenance.save')}
            </Button>
            {notice && (
              <Button
                isPending={remove.isPending}
                onPress={() =>
                  remove.mutate(
                    {},
                    {
                      onSuccess: () => showToast({ tone: 'success', title: t('maintenance.removed') }),
                    },
                  )
                }
              >
                {t('maintenance.remove')}
              </Button>
            )}
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}
