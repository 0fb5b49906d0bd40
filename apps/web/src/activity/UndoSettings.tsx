import { useSession } from '@dragoman/hooks/session'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { Button, type ButtonProps } from '@dragoman/ui/Button'
import { confirmLeaving } from '../shell/unsaved.ts'
import { useUndoSettings } from './use-undo-settings.tsx'

export interface UndoSettingsProps {
  entry: ActivityEntry
  /** Whose settings they are; one's own account's by default. */
  accountUUID?: string | undefined
  label: string
  variant?: ButtonProps['variant']
  /** Told that the change was undone, and that the data of the page is what it was before. */
  onUndone?: (() => void) | undefined
}

/** Undoes a change of settings. */
export function UndoSettings({ entry, accountUUID, label, variant = 'secondary', onUndone }: UndoSettingsProps) {
  const { accountUuid } = useSession().snapshot.subject!.user
  const undo = useUndoSettings(accountUUID ?? accountUuid, onUndone)
  const ask = async () => {
    if (await confirmLeaving()) await undo(entry)
  }
  return (
    <Button size="small" icon="undo" variant={variant} onPress={() => void ask()}>
      {label}
    </Button>
  )
}
