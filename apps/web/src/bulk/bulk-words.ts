import { bulkReason, entryName } from '../display/entry-name.ts'
import { hasMessage, t } from '../i18n/t.ts'

/** The subject of a bulk change. */
export type BulkSubject = 'tasks' | 'projects'

/** Kinds of bulk changes of projects begin with this (contract: `BulkChange.kind`). */
const projectKind = 'PROJECT_'

export const subjectOf = (kind: string): BulkSubject => (kind.startsWith(projectKind) ? 'projects' : 'tasks')

/** The words of a bulk change of tasks or of projects. */
export const bulkWords = (of: BulkSubject) => ({
  checking: () => (of === 'tasks' ? t('bulk.checking') : t('bulk.projects.checking')),
  running: () => (of === 'tasks' ? t('bulk.running') : t('bulk.projects.running')),
  stopped: () => (of === 'tasks' ? t('bulk.stopped') : t('bulk.projects.stopped')),
  none: () => (of === 'tasks' ? t('bulk.plan.none') : t('bulk.projects.none')),
  undoText: () => (of === 'tasks' ? t('bulk.undoText') : t('bulk.projects.undoText')),
  changing: (count: number) =>
    of === 'tasks' ? t('bulk.changing', { count }) : t('bulk.projects.changing', { count }),
  changed: (count: number) => (of === 'tasks' ? t('bulk.changed', { count }) : t('bulk.projects.changed', { count })),
  skipped: (count: number) => (of === 'tasks' ? t('bulk.skipped', { count }) : t('bulk.projects.skipped', { count })),
  leftOut: (count: number) => (of === 'tasks' ? t('bulk.leftOut', { count }) : t('bulk.projects.leftOut', { count })),
  skippedAfter: (count: number) =>
    of === 'tasks' ? t('bulk.skippedAfter', { count }) : t('bulk.projects.skippedAfter', { count }),
  restored: (count: number) =>
    of === 'tasks' ? t('bulk.restored', { count }) : t('bulk.projects.restored', { count }),
  kept: (count: number) => (of === 'tasks' ? t('bulk.kept', { count }) : t('bulk.projects.kept', { count })),
  kind(kind: string): string {
    const id = of === 'tasks' ? `bulk.kind.${kind}` : `bulk.projects.kind.${kind.replace(projectKind, '')}`
    return hasMessage(id) ? t(id) : t('bulk.title')
  },
  reason(code: string): string {
    const own = `bulk.${of}.reason.${code}`
    return hasMessage(own) ? t(own) : bulkReason(code)
  },
  /** The name of an item, from the server's, in words. */
  name: (name: string) => (of === 'tasks' ? entryName(name) : name),
})
