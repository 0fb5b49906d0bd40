import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { Button } from '@dragoman/ui/Button'
import { Form, FormFooter, FormLayout, FormSection } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '../../../errors/error-text.ts'
import { FormArea, FormCombo, FormTags, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { Link, LinkButton } from '../../../ground/links.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { useUnits } from './use-project-form.ts'

interface ContinuousValues {
  tag: string
  reference: string
  unit: string | null
  source: string | null
  tags: string[]
  instructions: string
}

const noValues: ContinuousValues = { tag: '', reference: '', unit: null, source: null, tags: [], instructions: '' }

/** Opens a project into which files keep coming, under a tag of its organizational unit. */
export function CreateContinuous() {
  const navigate = useNavigate()
  const units = useUnits()
  const languages = useLanguageOptions()
  const form = useForm<ContinuousValues>({ defaultValues: noValues })
  const { handleSubmit, formState, setValue, watch } = form
  const create = useMutation({ ...mutation(api.projects.createContinuous), meta: { showsErrors: true } })
  const chosen = watch('unit')
  const unit = units?.find(({ uuid }) => uuid === chosen)
  const isSourceChosen = formState.dirtyFields.source
  useUnsavedGuard(formState.isDirty && !create.isPending && !create.isSuccess)
  useEffect(() => {
    if (unit && !isSourceChosen) setValue('source', unit.defaultSourceLanguage ?? null)
  }, [unit, isSourceChosen, setValue])
  const submit = handleSubmit(({ tag, reference, unit: orgUnitUUID, source, tags, instructions }) =>
    create.mutate(
      {
        body: {
          ciTag: tag.trim(),
          orgUnitUUID: orgUnitUUID!,
          source: source!,
          tags,
          ...(reference.trim() && { reference: reference.trim() }),
          ...(instructions.trim() && { instructions: instructions.trim() }),
        },
      },
      {
        onSuccess: ({ uuid }) => void navigate({ to: '/projects/$id', params: { id: uuid }, search: { tab: 'files' } }),
      },
    ),
  )
  const taken = takenBy(create.error)
  return (
    <Form label={t('continuous.new')} onSubmit={() => void submit()}>
      <FormLayout>
        <FormSection title={t('projects.create.what')} description={t('continuous.text')}>
          <FormText
            form={form}
            name="tag"
            label={t('continuous.tag')}
            description={t('continuous.tagText')}
            missing={t('continuous.tagMissing')}
            check={(tag) => !/[/\\]/.test(tag) || t('continuous.tagWrong')}
            maxLength={100}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="reference"
            label={t('projects.reference')}
            description={t('continuous.referenceText')}
            maxLength={255}
            isOptional
          />
          <FormCombo
            form={form}
            name="unit"
            missing={t('projects.create.unitMissing')}
            label={t('projects.unit')}
            description={t('continuous.unitText')}
            options={units?.map(({ uuid, name, organization }) => ({
              id: uuid,
              label: name,
              description: organization.name,
            }))}
          />
          <FormCombo
            form={form}
            name="source"
            missing={t('projects.create.sourceMissing')}
            label={t('projects.source')}
            options={languages}
          />
          <FormTags form={form} name="tags" label={t('projects.tags')} isOptional />
          <FormArea form={form} name="instructions" label={t('projects.instructions')} isOptional />
        </FormSection>
        {create.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(create.error)}{' '}
            {taken !== undefined && (
              <Link to="/projects/$id" params={{ id: taken }}>
                {t('projects.create.open')}
              </Link>
            )}
          </InlineAlert>
        )}
        <FormFooter>
          <Button type="submit" variant="primary" isPending={create.isPending || create.isSuccess}>
            {t('projects.create.submit')}
          </Button>
          <LinkButton to="/projects">{t('shell.cancel')}</LinkButton>
        </FormFooter>
      </FormLayout>
    </Form>
  )
}

/** The project that has the tag already, out of a refusal. */
function takenBy(error: Error | null): string | undefined {
  const data = isHttpError(error, 422) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'projectUuid' in data ? String(data.projectUuid) : undefined
}
