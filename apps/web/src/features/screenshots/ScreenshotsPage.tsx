import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Screenshot } from '@dragoman/sdk/operations/screenshots'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { TriggerButton } from '@dragoman/ui/TriggerButton'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Thumbnail } from '../../display/Thumbnail.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { usePageName } from '../../ground/page-name.ts'
import { ProjectPath } from '../../ground/ProjectPath.tsx'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { screenshotsQuery } from './screenshot-query.ts'
import { ScreenshotEditor } from './ScreenshotEditor.tsx'
import styles from './Screenshots.module.css'

const types = ['image/png', 'image/jpeg', 'image/webp']
const largest = 10 * 1024 * 1024

/** The screenshots of a project, and the keys of the texts in them. */
export function ScreenshotsPage({ projectUuid }: { projectUuid: string }) {
  const { data: project } = useSuspenseQuery(query(api.projects.get, { path: { projectUUID: projectUuid } }))
  const { data: all } = useSuspenseQuery(screenshotsQuery(projectUuid))
  usePageName(project.reference)
  const mayChange = useCan(requirements['screenshots.upload']) && project.archiveDate === undefined
  const [openUuid, setOpenUuid] = useState<string>()
  const upload = useMutation({
    ...mutation(api.screenshots.upload),
    onSuccess: ({ uuid }) => setOpenUuid(uuid),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    if (file.size > largest || !types.includes(file.type))
      return showToast({ tone: 'danger', title: t('screenshots.refused', { name: file.name }) })
    upload.mutate({ path: { projectUUID: projectUuid }, body: { file } })
  }
  const open = mayChange ? all.find(({ uuid }) => uuid === openUuid) : undefined
  return (
    <Page>
      <PageHeader
        title={t('screenshots.title')}
        breadcrumbs={<ProjectPath project={project} />}
        description={t('screenshots.text')}
        actions={
          mayChange && (
            <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
              <TriggerButton variant="primary" icon="upload" isPending={upload.isPending}>
                {t('screenshots.upload')}
              </TriggerButton>
            </FileTrigger>
          )
        }
      />
      <PageBody>
        {open ? (
          <ScreenshotEditor
            key={open.uuid}
            projectUuid={projectUuid}
            screenshot={open}
            onClose={() => setOpenUuid(undefined)}
          />
        ) : all.length === 0 ? (
          <EmptyState kind="first-use" icon="file" title={t('screenshots.none')}>
            {t('screenshots.noneText')}
          </EmptyState>
        ) : (
          <ul className={styles.all} aria-label={t('screenshots.title')}>
            {all.map((screenshot) => (
              <Listed key={screenshot.uuid} screenshot={screenshot} onOpen={mayChange ? setOpenUuid : undefined} />
            ))}
          </ul>
        )}
      </PageBody>
    </Page>
  )
}

interface ListedProps {
  screenshot: Screenshot
  onOpen: ((uuid: string) => void) | undefined
}

function Listed({ screenshot: { uuid, name, url, width, height, regions }, onOpen }: ListedProps) {
  const remove = useMutation({ ...mutation(api.screenshots.remove), meta: { showsErrors: true } })
  return (
    <li>
      <Thumbnail url={url} name={name} width={width} height={height} />
      <div className={styles.line}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {onOpen && (
          <IconButton
            size="small"
            icon="trash"
            label={t('screenshots.removeLabel', { name })}
            onPress={() =>
              confirmDelete({
                title: t('screenshots.remove', { name }),
                text: t('screenshots.removeText'),
                run: () => remove.mutateAsync({ path: { screenshotUuid: uuid } }),
              })
            }
          />
        )}
      </div>
      <div className={styles.line}>
        <span className={styles.about}>{t('screenshots.count', { count: regions.length })}</span>
        {onOpen && (
          <Button size="small" onPress={() => onOpen(uuid)} aria-label={t('screenshots.bindOf', { name })}>
            {t('screenshots.bind')}
          </Button>
        )}
      </div>
    </li>
  )
}
