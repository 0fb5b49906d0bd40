import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { IgnoreReason, Segment } from '@dragoman/sdk/operations/editor'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import type { Issue } from '../segments/segment-issues.ts'

const reasons: readonly IgnoreReason[] = ['RIGHT', 'CLIENT', 'FALSE_ALARM']

interface IgnoreMenuProps {
  segment: Segment
  issue: Issue
  editing: Editing
}

/** Ignores an issue for one of three reasons. It comes back with another text. */
export function IgnoreMenu({ segment, issue, editing }: IgnoreMenuProps) {
  const ignore = useIgnore(segment, editing)
  return (
    <MenuButton label={t('editor.check.ignore')} size="small" variant="quiet" iconEnd="chevron-down">
      {reasons.map((reason) => (
        <MenuItem
          key={reason}
          description={reason === 'FALSE_ALARM' ? t('editor.check.reason.help') : undefined}
          onAction={() => ignore(issue.key!, reason)}
        >
          {t(`editor.check.reason.${reason}`)}
        </MenuItem>
      ))}
    </MenuButton>
  )
}

/** Ignores an issue of a segment, which can be undone; without a reason it is ignored no longer. */
export function useIgnore(segment: Segment, editing: Editing): (key: string, reason?: IgnoreReason) => void {
  const { mutate } = useMutation({
    ...mutation(api.editor.ignoreIssue),
    onSuccess: (decided, { body }) => {
      editing.store.put([decided])
      editing.field.current?.focus()
      if (body.reason === undefined) return
      const action = { label: t('editor.finding.undo'), onAction: () => void ignore(body.key) }
      showToast({ tone: 'info', title: t('editor.check.ignored'), action })
    },
  })
  const path = { id: editing.item.workUnit.uuid, segmentId: segment.id }
  const ignore = async (key: string, reason?: IgnoreReason) => {
    // An issue is ignored in the text that the server has.
    await editing.drafts.flush(segment.id)
    mutate({ path, body: { key, ...(reason && { reason }) } })
  }
  return (key, reason) => void ignore(key, reason)
}
