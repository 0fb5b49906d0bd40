import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '../../errors/error-text.ts'
import { FormArea, FormCombo, FormMultiSelect, FormText } from '../../form/form-fields.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { ConnectionPath } from '../connectors/ConnectionPath.tsx'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { PickContent } from './PickContent.tsx'
import { RequestList } from './RequestList.tsx'

interface Values {
  config: string | null
  name: string
  targets: string[]
  note: string
}

/** An editor picks content that is to be translated. */
export function NewRequest({
  kind,
  path,
  configs,
}: {
  kind: ConnectorKind
  path: string
  configs: readonly ConnectorConfig[]
}) {
  const navigate = useNavigate()
  const languages = useLanguageOptions()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const form = useForm<Values>({
    defaultValues: { config: configs.length === 1 ? configs[0]!.uuid : null, name: '', targets: [], note: '' },
  })
  const create = useMutation({ ...mutation(api.connectorRequests.create), meta: { showsErrors: true } })
  const chosen = form.watch('config')
  const [isTried, setTried] = useState(false)
  const send = form.handleSubmit(({ config, name, targets, note }) => {
    setTried(true)
    if (keys.size === 0) return
    create.mutate(
      {
        body: {
          configUuid: config!,
          name,
          keys: [...keys],
          note,
          ...(targets.length > 0 && { targetLocales: targets }),
        },
      },
      {
        onSuccess: ({ uuid }) => {
          showToast({ tone: 'success', title: t('requests.sentToast') })
          void navigate({ to: '/connectors/$kind/request/{-$id}', params: { kind: path, id: uuid } })
        },
      },
    )
  })
  return (
    <Page>
      <PageHeader
        title={t('requests.new')}
        description={t('requests.newText')}
        breadcrumbs={<ConnectionPath kind={kind} />}
      />
      <PageBody>
        <Form label={t('requests.new')} onSubmit={() => void send()}>
          <DetailLayout
            aside={
              <Card title={t('requests.new')}>
                <FormLayout>
                  <FormCombo
                    form={form}
                    name="config"
                    label={t('connectors.connection')}
                    missing={t('requests.connectionMissing')}
                    options={configs.map(({ uuid, name }) => ({ id: uuid, label: name }))}
                    onChosen={() => setKeys(new Set())}
                  />
                  <FormText form={form} name="name" label={t('requests.name')} missing={t('requests.nameMissing')} />
                  <FormMultiSelect
                    form={form}
                    name="targets"
                    label={t('connectors.targets')}
                    options={languages}
                    selectedLabel={t('connectors.targets')}
                    isOptional
                  />
                  <FormArea form={form} name="note" label={t('requests.note')} isOptional />
                  {create.error && (
                    <InlineAlert tone="danger" isAnnounced>
                      {errorText(create.error)}
                    </InlineAlert>
                  )}
                  {isTried && keys.size === 0 && (
                    <InlineAlert tone="danger" isAnnounced>
                      {t('requests.keysMissing')}
                    </InlineAlert>
                  )}
                  <Button type="submit" variant="primary" isPending={create.isPending}>
                    {t('requests.send')}
                  </Button>
                </FormLayout>
              </Card>
            }
          >
            {chosen !== null && <PickContent key={chosen} configUuid={chosen} chosen={keys} onChange={setKeys} />}
            <RequestList kind={kind} path={path} />
          </DetailLayout>
        </Form>
      </PageBody>
    </Page>
  )
}
