import { useSession } from '@dragoman/hooks/session'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { Button } from '@dragoman/ui/Button'
import { TextButton } from '@dragoman/ui/TextButton'
import { confirmLeaving } from '../ground/unsaved.ts'
import { useUndoSettings } from './use-undo-settings.tsx'

export interface UndoSettingsProps {
  /** The entry to undo; a function finds it once asked to. Where nothing can be undone any more, nothing happens. */
  entry: ActivityEntry | (() => Promise<ActivityEntry | null | undefined>)
  /** The account of the settings; the person's own by default. */
  accountUUID?: string | undefined
  label: string
  /** Looks like a link among text. */
  isText?: boolean
  /** Told that the change was undone, and that the data of the page is what it was before. */
  onUndone?: (() => void) | undefined
}

/** Undoes a change of settings. */
export function UndoSettings({ entry, accountUUID, label, isText = false, onUndone }: UndoSettingsProps) {
  const { accountUuid } = useSession().snapshot.subject!.user
  const undo = useUndoSettings(accountUUID ?? accountUuid, onUndone)
  const ask = async () => {
    if (!(await confirmLeaving())) return
    const found = typeof entry === 'function' ? await entry() : entry
    if (found) await undo(found)
  }
  return isText ? (
    <TextButton onPress={() => void ask()}>{label}</TextButton>
  ) : (
    <Button size="small" icon="undo" onPress={() => void ask()}>
      {label}
    </Button>
  )
}
