import type { FileDropProps } from '@dragoman/ui/FileDrop'
import { t } from '../i18n/t.ts'

/** The words of a place that takes files of a project; `own` are those of one place. */
export const dropLabels = (own: Partial<FileDropProps['labels']> = {}): FileDropProps['labels'] => ({
  drop: t('projects.files.drop'),
  allowed: t('projects.files.allowed'),
  browse: t('projects.files.browse'),
  list: t('projects.files.list'),
  remove: (name) => t('projects.files.remove', { name }),
  retry: (name) => t('projects.files.retry', { name }),
  state: {
    waiting: t('projects.files.waiting'),
    uploading: t('projects.files.uploading'),
    done: t('projects.files.done'),
    error: t('projects.files.error'),
  },
  ...own,
})
