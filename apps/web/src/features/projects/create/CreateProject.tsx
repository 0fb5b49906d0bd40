import { isHttpError } from '@dragoman/sdk/errors'
import { Button } from '@dragoman/ui/Button'
import { ErrorSummary, type FieldProblem } from '@dragoman/ui/ErrorSummary'
import { Form, FormFooter, FormLayout, FormSection } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { Link, LinkButton } from '../../../ground/links.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { NewValues } from '../../custom-fields/values/NewValues.tsx'
import { useNewValues } from '../../custom-fields/values/use-new-values.ts'
import { UploadList } from '../files/UploadList.tsx'
import { placeOf, problemText } from '../../../files/send-file.ts'
import { inDoubt, unreadable, useOnceRead, usePreviews, type PreviewContext } from '../files/use-previews.ts'
import { useUploads } from '../files/use-uploads.ts'
import styles from './CreateProject.module.css'
import { ContextSection } from './ContextSection.tsx'
import { LanguagesSection } from './LanguagesSection.tsx'
import { takeHanded } from './handed-files.ts'
import { ProjectEstimate } from './ProjectEstimate.tsx'
import type { ProjectValues } from './project-values.ts'
import { useCreateProject } from './use-create-project.ts'
import { useProjectForm, type ProjectClient } from './use-project-form.ts'
import { WhatSection } from './WhatSection.tsx'

/**
 * The form of a new project. Sending it opens the project and brings its files in; where one is refused everything
 * stays as it was typed, the file can be replaced or taken out, and sending goes on from there.
 */
export function CreateProject({ client }: { client: ProjectClient }) {
  const navigate = useNavigate()
  const form = useProjectForm(client)
  const uploads = useUploads()
  const { add } = uploads
  useEffect(() => {
    const handed = takeHanded()
    if (handed) add(handed.files, handed.refused)
  }, [add])
  const custom = useNewValues('PROJECT')
  const { project, submit, mayUpdate } = useCreateProject(uploads, custom.body)
  const [source, targets, unit] = form.watch(['source', 'targets', 'unit'])
  const context: PreviewContext = { source, target: targets[0], unit }
  const previews = usePreviews(uploads.items, context)
  const [submission, setSubmission] = useState(0)
  const isWide = useMediaQuery('(width >= 1200px)')
  const { isDirty, errors } = form.formState
  const done = submit.data ?? undefined
  const isLocked = project !== null && !mayUpdate
  const failed = [
    ...uploads.items.flatMap((item) => (item.problem ? [{ name: placeOf(item), problem: item.problem }] : [])),
    ...unreadable(uploads.items, previews),
  ]
  const doubtful = inDoubt(uploads.items, previews)

  useUnsavedGuard((isDirty || custom.isDirty || uploads.items.length > 0) && done === undefined)
  useEffect(() => {
    if (done !== undefined) void navigate({ to: '/projects/$id', params: { id: done } })
  }, [done, navigate])

  const isEmpty = uploads.items.length === 0
  const showProblems = () => setSubmission((count) => count + 1)
  const send = form.handleSubmit(
    (values) =>
      !custom.check() || isEmpty || doubtful.length > 0 || unreadable(uploads.items, previews).length > 0
        ? showProblems()
        : submit.mutate(values, { onSettled: showProblems }),
    showProblems,
  )
  const { isWaiting, start } = useOnceRead(previews, () => void send())
  const isSending = isWaiting || submit.isPending
  const missing = submission > 0 && isEmpty ? t('projects.create.filesMissing') : undefined
  const problems: FieldProblem[] = [
    ...fields.flatMap((field) => (errors[field]?.message ? [{ field, message: errors[field].message }] : [])),
    ...(submit.error && !submit.isPending ? serverProblems(submit.error) : []),
    ...(missing ? [{ field: 'files', message: missing }] : []),
    ...(submission > 0 && !submit.isPending
      ? failed.map(({ name, problem }) => ({
          field: 'files',
          message: `${name}: ${problemText(problem)}`,
        }))
      : []),
    ...(submission > 0
      ? doubtful.map((item) => ({ field: 'files', message: t('intake.unanswered', { name: placeOf(item) }) }))
      : []),
  ]
  const estimate = <ProjectEstimate values={form.watch()} items={uploads.items} previews={previews} />
  const body = (
    <FormLayout>
      <ErrorSummary
        title={t('shell.form.problems', { count: problems.length })}
        problems={problems}
        submission={submission}
      />
      {project && done === undefined && (
        <InlineAlert tone="info" title={t('projects.create.exists', { name: project.name })}>
          {t('projects.create.existsText')}{' '}
          <Link to="/projects/$id" params={{ id: project.uuid }}>
            {t('projects.create.open')}
          </Link>
        </InlineAlert>
      )}
      <WhatSection form={form} organization={client.organization} isLocked={isLocked} />
      <FormSection title={t('projects.tab.files')} description={t('projects.create.filesText')}>
        <div data-field="files">
          <UploadList
            uploads={uploads}
            previews={previews}
            context={context}
            isDisabled={submit.isPending}
            errorMessage={missing}
            onFiles={uploads.add}
            onRemove={(id) => void uploads.remove(id, project?.uuid)}
            onRetry={uploads.retry}
          />
        </div>
      </FormSection>
      <LanguagesSection form={form} isLocked={isLocked} />
      <ContextSection form={form} isLocked={isLocked} />
      {project === null && <NewValues values={custom} />}
      {!isWide && estimate}
      <FormFooter status={isSending ? t('projects.create.sending') : undefined}>
        <Button type="submit" variant="primary" isPending={isSending || done !== undefined}>
          {project ? t('projects.create.goOn') : t('projects.create.submit')}
        </Button>
        <LinkButton to="/projects">{t('shell.cancel')}</LinkButton>
      </FormFooter>
    </FormLayout>
  )
  return (
    <Form label={t('projects.new')} onSubmit={start}>
      <div className={styles.columns}>
        {body}
        {isWide && <div className={styles.aside}>{estimate}</div>}
      </div>
    </Form>
  )
}

const fields = [
  'reference',
  'unit',
  'due',
  'source',
  'targets',
  'steps',
  'memories',
  'instructions',
  'notes',
] as const satisfies (keyof ProjectValues)[]

/** Names of the API's fields where the form calls them otherwise. */
const formNames: Readonly<Record<string, string>> = {
  orgUnitUUID: 'unit',
  clientUUID: 'unit',
  sourceLocale: 'source',
  dueDate: 'due',
}

function serverProblems(error: Error): FieldProblem[] {
  const found = Object.entries(isHttpError(error, 400) ? fieldErrors(error) : {})
  if (found.length === 0) return [{ field: null, message: errorText(error) }]
  return found.map(([field, message]) => ({ field: formNames[field] ?? field, message }))
}
