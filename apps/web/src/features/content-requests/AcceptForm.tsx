import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { ConnectorRequest } from '@dragoman/sdk/operations/connectorRequests'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '../../errors/error-text.ts'
import { FormArea, FormMultiSelect, FormText } from '../../form/form-fields.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { requestQuery } from './request-queries.ts'

/** The project that takes the chosen content of a request. */
export function AcceptForm({ request, chosen }: { request: ConnectorRequest; chosen: ReadonlySet<string> }) {
  const queryClient = useQueryClient()
  const languages = useLanguageOptions()
  const form = useForm({ defaultValues: { name: request.name, targets: request.targetLocales, answer: '' } })
  const accept = useMutation({ ...mutation(api.connectorRequests.accept), meta: { showsErrors: true } })
  const pieces = request.pieces
    .filter(({ key, isGone }) => !isGone && chosen.has(key))
    .map(({ key, version }) => ({ key, version }))
  const send = form.handleSubmit(({ name, targets, answer }) =>
    accept.mutate(
      {
        path: { requestUuid: request.uuid },
        body: { pieces, name, answer, ...(targets.length > 0 && { targetLocales: targets }) },
      },
      {
        onSuccess: () => showToast({ tone: 'success', title: t('requests.accepted') }),
        onError: (error) => {
          // Content that has changed is marked, and seen before it is accepted.
          if (isHttpError(error, 409)) void queryClient.invalidateQueries(requestQuery(request.uuid))
        },
      },
    ),
  )
  return (
    <Card title={t('connectors.project')}>
      <Form label={t('connectors.project')} onSubmit={() => void send()}>
        <FormLayout>
          <FormText form={form} name="name" label={t('requests.name')} missing={t('requests.nameMissing')} />
          <FormMultiSelect
            form={form}
            name="targets"
            label={t('connectors.targets')}
            options={languages}
            selectedLabel={t('connectors.targets')}
            {...(request.targetLocales.length > 0
              ? { missing: t('projects.create.targetsMissing') }
              : { isOptional: true })}
          />
          <FormArea form={form} name="answer" label={t('requests.answer')} isOptional />
          {accept.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(accept.error)}
            </InlineAlert>
          )}
          <Button
            type="submit"
            variant="primary"
            icon="check"
            isPending={accept.isPending}
            isDisabled={pieces.length === 0}
          >
            {t('requests.accept', { count: pieces.length })}
          </Button>
        </FormLayout>
      </Form>
    </Card>
  )
}
