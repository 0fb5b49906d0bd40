import type { ProjectResource } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { FilePreviewPages } from '../../../preview/FilePreviewPages.tsx'
import { PreviewSegment } from '../../../preview/PreviewSegment.tsx'

export interface FilePreviewDialogProps {
  file: ProjectResource
  /** Those of the file that are ready; at least one. */
  workUnits: readonly WorkUnit[]
  onClose: () => void
}

/** A file of a project as its readers see it, in each of its languages. */
export function FilePreviewDialog({ file, workUnits, onClose }: FilePreviewDialogProps) {
  const [chosen, setChosen] = useState(workUnits[0]!.uuid)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('projects.files.previewOf', { name: file.name })}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      <Stack>
        {workUnits.length > 1 && (
          <Select
            label={t('projects.language')}
            options={workUnits.map(({ uuid, targetLanguage }) => ({ id: uuid, label: languageName(targetLanguage) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <FilePreviewPages
          key={chosen}
          workUnitUuid={chosen}
          show={(segment, side) => <PreviewSegment segment={segment} side={side} />}
        />
      </Stack>
    </Dialog>
  )
}
