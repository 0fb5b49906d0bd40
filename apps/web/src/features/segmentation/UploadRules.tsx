import { TriggerButton } from '@dragoman/ui/TriggerButton'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import type { RulesDraft } from './rules-draft.ts'
import { NoSrx, readSrx } from './srx-document.ts'

/** Bytes of an SRX file (contract). */
const largestFile = 2_000_000

export interface UploadRulesProps {
  isDisabled: boolean
  onRead: (draft: RulesDraft) => void
}

/** Reads an SRX file into the editor, where it can be tried; it holds once it is saved. */
export function UploadRules({ isDisabled, onRead }: UploadRulesProps) {
  const read = async (file: File | undefined) => {
    if (!file) return
    const refuse = (reason: string) =>
      showToast({ tone: 'danger', title: t('segmentation.notRead', { name: file.name }), description: reason })
    if (file.size > largestFile) return refuse(t('segmentation.tooLarge'))
    try {
      const text = await file.text()
      const document = readSrx(text)
      const extendsBuiltIn = document.sets.every(({ rules }) => rules.every(({ breaks }) => !breaks))
      onRead({ fileName: file.name, document, text, extendsBuiltIn })
    } catch (error) {
      if (!(error instanceof NoSrx)) throw error
      refuse(t('segmentation.noSrx'))
    }
  }
  return (
    <FileTrigger acceptedFileTypes={['.srx', '.xml']} onSelect={(files) => void read(files?.[0])}>
      <TriggerButton size="small" icon="upload" isDisabled={isDisabled}>
        {t('segmentation.upload')}
      </TriggerButton>
    </FileTrigger>
  )
}
