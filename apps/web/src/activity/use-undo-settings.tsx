import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { Stack } from '@dragoman/ui/Page'
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeTime, type Change } from '../errors/outdated.ts'
import { confirmDelete } from '../form/confirm-delete.ts'
import { formatList, isolated } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { loadWords } from '../i18n/words.ts'
import { showToast } from '../ground/toasts.ts'
import { ChangeList } from './ChangeList.tsx'
import { entryChanges } from './entry-changes.ts'
import { eventSentence, eventSubject } from './event-sentence.ts'

/** Undoes a change of the settings of an account, once one has seen what that is; says what has changed since. */
export function useUndoSettings(accountUUID: string, onUndone?: () => void): (entry: ActivityEntry) => Promise<void> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({ ...mutation(api.accountSettings.undoChange), meta: { showsErrors: true } })
  return async (entry) => {
    await loadWords(['activity'])
    confirmDelete({
      title: t('activity.undoTitle'),
      tone: 'accent',
      text: <WhatIsUndone entry={entry} />,
      verb: t('activity.undo'),
      asksPassword: entry.undoTakesPassword ?? false,
      run: async (password) => {
        try {
          await mutateAsync({
            path: { accountUUID, entryUuid: entry.uuid },
            body: entry.undoTakesPassword ? { password } : {},
          })
        } catch (error) {
          const reason = movedOn(error, entry)
          if (!reason) throw error
          // The page shows what it is now, too.
          void queryClient.invalidateQueries()
          throw reason
        }
        // The page hears of its data a moment after they are there: forms that start again are to start with them.
        notifyManager.schedule(() => onUndone?.())
        showToast({ tone: 'success', title: t('activity.undone') })
      },
    })
  }
}

function WhatIsUndone({ entry }: { entry: ActivityEntry }) {
  const subject = eventSubject(entry)
  return (
    <Stack gap={8}>
      <p>
        {eventSentence(entry)}
        {subject && (
          <>
            {' · '}
            <bdi>{subject}</bdi>
          </>
        )}
      </p>
      <ChangeList changes={entryChanges(entry)} />
      {entry.event === 'WEBHOOK_REMOVED' && <p>{t('activity.undoWebhook')}</p>}
    </Stack>
  )
}

/** Why a change stays as it is, where someone has changed the same since; undefined for any other error. */
function movedOn(error: unknown, entry: ActivityEntry): Error | undefined {
  if (!isHttpError(error, 409) || error.code !== 'SETTINGS_CHANGED_SINCE') return undefined
  const { present, changedBy, changedAt } = error.data as Change & { present: ActivityEntry['before'] }
  const why =
    changedBy && changedAt !== undefined
      ? t('activity.movedOn.by', { name: isolated(changedBy.name), time: changeTime(changedAt) })
      : t('activity.movedOn')
  const now = present ? entryChanges({ ...entry, event: '', before: null, after: present }) : []
  const values = formatList(now.map(({ label, to }) => `${label}: ${to}`))
  return new Error(now.length > 0 ? `${why} ${t('activity.movedOn.now', { values })}` : why)
}
