import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CheckedIssue } from '@dragoman/sdk/operations/checkRuns'
import type { IgnoreReason } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ground/toasts.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useOpenEditor } from '../editor/open/open-editor.ts'

const reasons: readonly IgnoreReason[] = ['RIGHT', 'CLIENT', 'FALSE_ALARM']

/** The file and segment of an issue, which open the editor there. */
export function IssuePlace({ found: { workUnit, segmentId, filename, sequence } }: { found: CheckedIssue }) {
  const { open, isDisabled } = useOpenEditor([{ workUnit }], { segmentId })
  const name = t('checkRuns.place', { file: filename, number: formatNumber(sequence) })
  if (isDisabled) return <bdi>{name}</bdi>
  return (
    <TextButton onPress={open}>
      <bdi>{name}</bdi>
    </TextButton>
  )
}

/** Ignores an open issue with a reason, or an ignored one no longer. */
export function IssueActions({ found }: { found: CheckedIssue }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...mutation(api.editor.ignoreIssue),
    onSuccess: (_segment, { body }) => {
      void client.invalidateQueries({ queryKey: ['checkRuns'] })
      if (body.reason !== undefined) showToast({ tone: 'info', title: t('editor.check.ignored') })
    },
  })
  const { key } = found.issue
  if (key === undefined || found.state === 'CHANGED') return null
  const path = { id: found.workUnit.uuid, segmentId: found.segmentId }
  const decide = (reason?: IgnoreReason) => mutate({ path, body: { key, ...(reason && { reason }) } })
  if (found.state === 'IGNORED')
    return (
      <Button size="small" variant="quiet" isPending={isPending} onPress={() => decide()}>
        {t('editor.check.restore')}
      </Button>
    )
  return (
    <MenuButton label={t('editor.check.ignore')} size="small" variant="quiet" iconEnd="chevron-down">
      {reasons.map((reason) => (
        <MenuItem key={reason} onAction={() => decide(reason)}>
          {t(`editor.check.reason.${reason}`)}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
