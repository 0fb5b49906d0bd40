import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Portal, PortalFormality } from '@dragoman/sdk/operations/portal'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '../../../errors/error-text.ts'
import { FormArea, FormCombo, FormSelect, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { formalityOptions } from '../formality-options.ts'
import styles from '../portal.module.css'
import { TranslatedText } from './TranslatedText.tsx'

interface TextValues {
  text: string
  source: string | null
  target: string | null
  formality: string
  tone: string
}

/** A text that a machine translates at once. */
export function TranslateText({ portal: { units, formality, tone } }: { portal: Portal }) {
  const languages = useLanguageOptions()
  const [unit] = units
  const form = useForm<TextValues>({
    defaultValues: {
      text: '',
      source: unit?.sourceLocale ?? null,
      target: unit?.targetLocales.find((code) => code !== unit.sourceLocale) ?? null,
      formality,
      tone,
    },
  })
  const translate = useMutation({ ...mutation(api.portal.translate), meta: { showsErrors: true } })
  const source = form.watch('source')
  const send = form.handleSubmit((values) =>
    translate.mutate({
      body: {
        originalContent: values.text,
        sourceLocale: values.source!,
        targetLocale: values.target!,
        instructions: { formality: values.formality as PortalFormality, tone: values.tone },
      },
    }),
  )
  return (
    <div className={styles.two}>
      <Card title={t('portal.request.typedLabel')}>
        <Form label={t('portal.text')} onSubmit={() => void send()}>
          <FormLayout>
            <FormCombo
              form={form}
              name="source"
              label={t('projects.source')}
              missing={t('projects.create.sourceMissing')}
              options={languages}
            />
            <FormCombo
              form={form}
              name="target"
              label={t('portal.text.into')}
              missing={t('portal.text.intoMissing')}
              options={languages.filter(({ id }) => id !== source)}
            />
            <FormArea
              form={form}
              name="text"
              label={t('portal.request.typed')}
              missing={t('portal.text.missing')}
              rows={8}
            />
            <FormSelect form={form} name="formality" label={t('portal.formality')} options={formalityOptions()} />
            <FormText form={form} name="tone" label={t('portal.tone')} description={t('portal.tone.text')} isOptional />
            {translate.error && (
              <InlineAlert tone="danger" isAnnounced>
                {errorText(translate.error)}
              </InlineAlert>
            )}
            <Row>
              <Button type="submit" variant="primary" isPending={translate.isPending}>
                {t('portal.text.translate')}
              </Button>
            </Row>
          </FormLayout>
        </Form>
      </Card>
      {translate.data && <TranslatedText translation={translate.data} />}
    </div>
  )
}
