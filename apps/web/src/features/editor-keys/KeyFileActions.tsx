import type { EditorKeys } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { TriggerButton } from '@dragoman/ui/TriggerButton'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { saveBlob } from '../../files/save-file.ts'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { isApple } from './editor-keys.ts'
import { keyFileName, largestKeyFile, readKeys, writeKeys, type KeyFile } from './key-file.ts'

export interface KeyFileActionsProps {
  choice: EditorKeys
  onImport: (choice: EditorKeys) => void
}

/** Takes the keys along in a file, to another computer or to a colleague. */
export function KeyFileActions({ choice, onImport }: KeyFileActionsProps) {
  const read = async (file: File | undefined) => {
    if (!file) return
    const { name, size } = file
    const found: KeyFile = size > largestKeyFile ? { problem: 'notKeys' } : readKeys(await file.text(), isApple)
    if ('problem' in found) return showToast({ tone: 'danger', title: problemText(found, name) })
    onImport(found.choice)
    showToast({ tone: 'success', title: t('editorKeys.imported', { name }) })
  }
  return (
    <>
      <FileTrigger acceptedFileTypes={['.json']} onSelect={(files) => void read(files?.[0])}>
        <TriggerButton icon="upload">{t('editorKeys.import')}</TriggerButton>
      </FileTrigger>
      <Button
        icon="download"
        onPress={() => saveBlob(new Blob([writeKeys(choice)], { type: 'application/json' }), keyFileName)}
      >
        {t('editorKeys.export')}
      </Button>
    </>
  )
}

function problemText(found: Extract<KeyFile, { problem: string }>, name: string): string {
  if (found.problem === 'unknown') return t('editorKeys.import.unknown', { name, value: found.value })
  if (found.problem === 'notKeys') return t('editorKeys.import.notKeys', { name })
  const { command, keys } = found
  return t('editorKeys.import.refused', { name, keys, command: t(`editor.key.${command}`) })
}
